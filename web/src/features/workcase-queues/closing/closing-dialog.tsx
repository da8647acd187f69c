import { caseBatchCalls, type GivingBatch } from '@hdoc/contract/cases/case-batches.ts'
import { closingWish } from '@hdoc/contract/cases/case-inputs.ts'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  blankClosing,
  ClosingFields,
  type ClosingValues,
  closingBody,
} from '../../../entities/cases/closing-fields.tsx'
import type { QueueRow } from '../../../entities/cases/queues-queries.ts'
import { call } from '../../../lib/calls/call.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { t as say } from '../../../lib/languages/i18n.ts'
import { ReasonField } from '../../../ui/form/field/reason-field.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import { GivingReview } from '../giving/giving-review.tsx'
import { batchSteps } from '../giving/giving-steps.ts'
import { rememberGiving } from '../giving/last-giving.ts'

type Values = ClosingValues & { resolution: string }

const labels = {
  status: 'workcases.closing_status',
  legal_ground: 'workcases.legal_ground',
  declined_to: 'workcases.declined_to',
  resolution: 'workcases.closing_resolution',
  reason: 'queues.closing_reason',
} as const
const labelOf = (path: string): string | undefined =>
  Object.hasOwn(labels, path) ? say(labels[path as keyof typeof labels]) : undefined

type AskProps = {
  rows: readonly QueueRow[]
  initial: Values
  onClose: () => void
  onPreview: (batch: GivingBatch, values: Values) => void
}

/** Asks with what many cases are closed. Nothing happens before the person has looked at the preview. */
function ManyClosing({ rows, initial, onClose, onPreview }: AskProps) {
  const { t } = useTranslation()
  const share_ids = rows.map(({ share_id }) => share_id)
  const schemaForm = useSchemaForm({
    schema: closingWish,
    initial,
    toValues: ({ resolution, ...closing }: Values) => ({ ...closingBody(closing), resolution }),
    save: (values, _form, idempotencyKey) =>
      call(caseBatchCalls.previewClosing, { body: { share_ids, values }, idempotencyKey }),
    changes: [],
    onSaved: ({ data }) => onPreview(data, schemaForm.form.getValues()),
  })
  const { form } = schemaForm
  const cases = new Set(rows.map(({ case_id }) => case_id)).size
  return (
    <FormDialog
      title={t('queues.close_many_title')}
      schemaForm={schemaForm}
      labelOf={labelOf}
      steps={{ steps: batchSteps('queues.step_closing'), at: 0, isLast: false, go: () => undefined }}
      onClose={onClose}
      saveLabel={t('queues.preview')}
    >
      <p>{t('queues.closing_of', { count: cases, figure: formatNumber(cases) })}</p>
      <ClosingFields form={form} />
      <Textarea
        key={form.key('resolution')}
        {...form.getInputProps('resolution')}
        label={t('workcases.closing_resolution')}
        description={t('queues.closing_resolution_help')}
        maxLength={2000}
      />
      <ReasonField
        form={form}
        label={t('queues.closing_reason')}
        description={t('queues.closing_reason_help')}
      />
    </FormDialog>
  )
}

/** Closes the cases of some rows together: with what, what it would do, and what it did. */
export default function ClosingDialog({ rows, onClose }: Pick<AskProps, 'rows' | 'onClose'>) {
  const [id, setId] = useState<number>()
  const [values, setValues] = useState<Values>({ ...blankClosing, resolution: '' })
  if (id !== undefined) return <GivingReview id={id} onClose={onClose} onBack={() => setId(undefined)} />
  return (
    <ManyClosing
      {...{ rows, onClose }}
      initial={values}
      onPreview={(batch, wanted) => {
        rememberGiving(batch.id)
        setValues(wanted)
        setId(batch.id)
      }}
    />
  )
}
