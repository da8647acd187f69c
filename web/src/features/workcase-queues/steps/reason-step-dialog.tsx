import { shareStepWithNote, shareStepWithReason } from '@hdoc/contract/cases/case-inputs.ts'
import { useTranslation } from 'react-i18next'
import type { QueueRow } from '../../../entities/cases/queues-queries.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { ReasonField } from '../../../ui/form/field/reason-field.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'

type Props = {
  step: 'refuse' | 'give_back'
  rows: readonly QueueRow[]
  onReason: (reason: string) => void
  onClose: () => void
}

/** Asks why some shares are refused, which has to be said, or given back. */
export function ReasonStepDialog({ step, rows, onReason, onClose }: Props) {
  const { t } = useTranslation()
  const schemaForm = useSchemaForm({
    schema: step === 'refuse' ? shareStepWithReason : shareStepWithNote,
    initial: { reason: '' },
    toValues: ({ reason }) => ({ share_id: rows[0]?.share_id, reason }),
    save: async ({ reason }) => reason,
    changes: [],
    onSaved: (reason) => {
      onReason(reason)
      onClose()
    },
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title={t(`queues.${step}_title`)}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'reason' ? t('queues.reason') : undefined)}
      onClose={onClose}
      saveLabel={t(`queues.${step}`)}
    >
      <p>{t('queues.of_shares', { count: rows.length, figure: formatNumber(rows.length) })}</p>
      <ReasonField form={form} data-autofocus label={t('queues.reason')} required={step === 'refuse'} />
    </FormDialog>
  )
}
