import { caseBatchCalls, type GivingBatch, givingWish } from '@hdoc/contract/cases/case-batches.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueueRow } from '../../../entities/cases/queues-queries.ts'
import { call } from '../../../lib/calls/call.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import { GivingFields } from './giving-fields.tsx'
import { batchSteps } from './giving-steps.ts'
import { type GivingValues, labelOf, wishOf } from './giving-values.ts'

type Props = {
  rows: readonly QueueRow[]
  /** Which rows are left out. */
  told: ReactNode
  initial: GivingValues
  onClose: () => void
  onPreview: (batch: GivingBatch, values: GivingValues) => void
}

/** Asks to whom many shares go. Nothing happens before the person has looked at the preview. */
export function ManyGiving({ rows, told, initial, onClose, onPreview }: Props) {
  const { t } = useTranslation()
  const share_ids = rows.map(({ share_id }) => share_id)
  const schemaForm = useSchemaForm({
    schema: givingWish,
    initial,
    toValues: wishOf,
    save: (values, _form, idempotencyKey) =>
      call(caseBatchCalls.preview, { body: { share_ids, values }, idempotencyKey }),
    changes: [],
    onSaved: ({ data }) => onPreview(data, schemaForm.form.getValues()),
  })
  return (
    <FormDialog
      title={t('queues.title_many')}
      schemaForm={schemaForm}
      labelOf={labelOf}
      steps={{ steps: batchSteps(), at: 0, isLast: false, go: () => undefined }}
      onClose={onClose}
      saveLabel={t('queues.preview')}
    >
      <p>{t('queues.of_shares', { count: rows.length, figure: formatNumber(rows.length) })}</p>
      {told}
      <GivingFields form={schemaForm.form} />
    </FormDialog>
  )
}
