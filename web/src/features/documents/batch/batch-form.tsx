import {
  type Batch,
  type BatchAction,
  batchWish,
  mostInBatch,
} from '@hdoc/contract/documents/bulk/document-batches.ts'
import { categorySchema } from '@hdoc/contract/texts/choice-schemas.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import { useTranslation } from 'react-i18next'
import { type BatchTarget, previewBatch } from '../../../entities/documents/batch-queries.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { t as text } from '../../../lib/languages/i18n.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import { BatchFields } from './batch-fields.tsx'
import { batchSteps } from './batch-steps.ts'
import type { BatchValues } from './batch-values.ts'
import { wishOf } from './batch-values.ts'

type Props = {
  target: BatchTarget
  initial: BatchValues
  onClose: () => void
  onPreview: (batch: Batch, values: BatchValues) => void
}

const labels = {
  status: 'documents.status_new',
  reason: 'documents.status_reason',
  pending_until: 'documents.pending_until',
  pending_days: 'documents.pending_days',
  access_level: 'documents.access_level',
  doc_type_id: 'documents.type',
  deadline_on: 'documents.extend_on',
  days: 'documents.extend_days',
  group_id: 'documents.department',
  user_ids: 'documents.named_people',
} as const
const labelOf = (path: string): string | undefined =>
  Object.hasOwn(labels, path) ? text(labels[path as keyof typeof labels]) : undefined

/** The categories of the chosen documents. The documents of a whole list may be of any category. */
const categoriesOf = (target: BatchTarget): readonly DocumentCategory[] =>
  ('ids' in target && target.categories) || categorySchema.options

/** Asks what to do with many documents. Nothing happens before the person has looked at the preview. */
export function BatchForm({ target, initial, onClose, onPreview }: Props) {
  const { t } = useTranslation()
  const schemaForm = useSchemaForm({
    schema: batchWish,
    initial,
    toValues: wishOf,
    save: (wish, _form, key) => previewBatch(target, wish, key),
    changes: [],
    onSaved: ({ data }) => onPreview(data, schemaForm.form.getValues()),
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title={t('batch.title')}
      schemaForm={schemaForm}
      labelOf={labelOf}
      steps={{ steps: batchSteps(), at: 0, isLast: false, go: () => undefined }}
      onClose={onClose}
      saveLabel={t('batch.preview')}
    >
      <p>
        {'ids' in target
          ? t('batch.of_chosen', { count: target.ids.length, figure: formatNumber(target.ids.length) })
          : t('batch.of_list', { most: formatNumber(mostInBatch) })}
      </p>
      <BatchFields
        form={form}
        categories={categoriesOf(target)}
        onAction={(action: BatchAction) => form.setFieldValue('action', action)}
      />
    </FormDialog>
  )
}
