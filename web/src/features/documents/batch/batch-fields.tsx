import type { BatchAction } from '@hdoc/contract/documents/bulk/document-batches.ts'
import { MOST_NAMED } from '@hdoc/contract/documents/life/document-assignment.ts'
import { STATUS, STATUSES_IN_ORDER } from '@hdoc/contract/documents/status/document-status.ts'
import { accessLevelSchema } from '@hdoc/contract/texts/choice-schemas.ts'
import { accessLevelLabels, type DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import { Checkbox, NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { docTypesOfQuery } from '../../../entities/doc-types/queries.ts'
import { ExtensionFields } from '../../../entities/documents/until/extension-fields.tsx'
import { WaitFields } from '../../../entities/documents/until/wait-fields.tsx'
import { groupOptionsQuery, userOptionsQuery } from '../../../entities/people/queries.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { ManyPicker } from '../../../ui/choice/many-picker.tsx'
import { Picker } from '../../../ui/choice/picker.tsx'
import { chosenInput } from '../../../ui/form/field/chosen-input.ts'
import { ReasonField } from '../../../ui/form/field/reason-field.tsx'
import type { BatchValues } from './batch-values.ts'

type Form = UseFormReturnType<BatchValues>
/** The statuses one can choose. The clock sets 4 (overdue), annulling sets 9. */
const statuses = STATUSES_IN_ORDER.filter(({ id }) => id !== STATUS.overdue && id !== STATUS.annulled)

function StatusFields({ form }: { form: Form }) {
  const { t } = useTranslation()
  const { status } = form.getValues()
  return (
    <>
      <NativeSelect
        label={t('documents.status_new')}
        data-path="status"
        error={form.errors.status}
        value={String(status)}
        onChange={(event) => form.setFieldValue('status', Number(event.currentTarget.value))}
        data={statuses.map(({ id, label }) => ({ value: String(id), label: say(label) }))}
      />
      {status === STATUS.pending && <WaitFields form={form} />}
      <ReasonField form={form} label={t('documents.status_reason')} description={t('batch.reason_help')} />
    </>
  )
}

function DeadlineFields({ form }: { form: Form }) {
  const { t } = useTranslation()
  return (
    <>
      <ExtensionFields form={form} />
      <ReasonField form={form} label={t('documents.extend_reason')} required />
    </>
  )
}

function TypeFields({ form, categories }: { form: Form; categories: readonly DocumentCategory[] }) {
  const { t } = useTranslation()
  return (
    <>
      <Picker
        {...chosenInput(form, 'doc_type_id')}
        label={t('documents.type')}
        required
        request={docTypesOfQuery(categories)}
      />
      <Checkbox
        key={form.key('with_deadline')}
        {...form.getInputProps('with_deadline', { type: 'checkbox' })}
        label={t('batch.with_deadline')}
      />
    </>
  )
}

function AssignFields({ form }: { form: Form }) {
  const { t } = useTranslation()
  return (
    <>
      <Picker
        {...chosenInput(form, 'group_id')}
        label={t('documents.department')}
        description={t('batch.assign_group_help')}
        request={groupOptionsQuery}
      />
      <ManyPicker
        {...chosenInput(form, 'people', 'user_ids')}
        label={t('documents.named_people')}
        description={t('batch.assign_people_help')}
        request={userOptionsQuery}
        maxValues={MOST_NAMED}
      />
    </>
  )
}

type Props = {
  form: Form
  /** The categories of the documents meant, as far as they are known. */
  categories: readonly DocumentCategory[]
  onAction: (action: BatchAction) => void
}

/** What is changed, and the fields that this change asks for. */
export function BatchFields({ form, categories, onAction }: Props) {
  const { t } = useTranslation()
  const { action, access_level } = form.getValues()
  return (
    <>
      <NativeSelect
        data-autofocus
        label={t('batch.action')}
        value={action}
        onChange={(event) => onAction(event.currentTarget.value as BatchAction)}
        data={(['status', 'assign', 'access_level', 'doc_type', 'deadline'] as const).map((value) => ({
          value,
          label: t(`batch.action_${value}`),
        }))}
      />
      {action === 'status' && <StatusFields form={form} />}
      {action === 'assign' && <AssignFields form={form} />}
      {action === 'deadline' && <DeadlineFields form={form} />}
      {action === 'doc_type' && <TypeFields form={form} categories={categories} />}
      {action === 'access_level' && (
        <NativeSelect
          label={t('documents.access_level')}
          data-path="access_level"
          value={access_level}
          onChange={(event) =>
            form.setFieldValue('access_level', accessLevelSchema.parse(event.currentTarget.value))
          }
          data={Object.entries(accessLevelLabels).map(([value, label]) => ({ value, label: say(label) }))}
        />
      )}
    </>
  )
}
