import { shareWait } from '@hdoc/contract/cases/case-inputs.ts'
import { useTranslation } from 'react-i18next'
import type { QueueRow } from '../../../entities/cases/queues-queries.ts'
import { emptyWait, WaitFields, waitOf } from '../../../entities/documents/until/wait-fields.tsx'
import { formatNumber } from '../../../lib/format/format.ts'
import { t as text } from '../../../lib/languages/i18n.ts'
import { ReasonField } from '../../../ui/form/field/reason-field.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import type { StepValues } from './step-of-row.ts'

const initial = { ...emptyWait, reason: '' }

const labels = {
  pending_until: 'documents.pending_until',
  pending_days: 'documents.pending_days',
  reason: 'queues.reason',
} as const
const labelOf = (path: string) =>
  Object.hasOwn(labels, path) ? text(labels[path as keyof typeof labels]) : undefined

type Props = { rows: readonly QueueRow[]; onWait: (values: StepValues) => void; onClose: () => void }

/** Asks until when some shares wait. */
export function WaitDialog({ rows, onWait, onClose }: Props) {
  const { t } = useTranslation()
  const schemaForm = useSchemaForm({
    schema: shareWait,
    initial,
    toValues: (values) => ({ share_id: rows[0]?.share_id, reason: values.reason, ...waitOf(values) }),
    save: async ({ share_id: _, version: __, ...values }) => values,
    changes: [],
    onSaved: (values) => {
      onWait(values)
      onClose()
    },
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title={t('queues.wait_title')}
      schemaForm={schemaForm}
      labelOf={labelOf}
      onClose={onClose}
      saveLabel={t('queues.wait')}
    >
      <p>{t('queues.of_shares', { count: rows.length, figure: formatNumber(rows.length) })}</p>
      <WaitFields form={form} isFirst />
      <ReasonField form={form} label={t('queues.reason')} description={t('queues.wait_reason_help')} />
    </FormDialog>
  )
}
