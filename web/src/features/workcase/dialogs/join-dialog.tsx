import { caseJoining } from '@hdoc/contract/cases/case-inputs.ts'
import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { useTranslation } from 'react-i18next'
import { caseOptionsQuery } from '../../../entities/cases/queries.ts'
import { call } from '../../../lib/calls/call.ts'
import { Picker } from '../../../ui/choice/picker.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { chosenInput } from '../../../ui/form/field/chosen-input.ts'
import { ReasonField } from '../../../ui/form/field/reason-field.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfCaseField } from './label-of-field.ts'
import { useCaseForm } from './use-case-form.ts'

type Values = { other_id: number | null; reason: string }

/** Joins another open case of the same matter to this one. */
export default function JoinDialog({ row, onClose }: { row: WorkCase; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, number } = row
  const { schemaForm, dialog } = useCaseForm({
    row,
    onClose,
    schema: caseJoining,
    beginning: (): Values => ({ other_id: null, reason: '' }),
    toValues: ({ other_id, reason }) => ({ id, version, reason, other_id: other_id ?? undefined }),
    save: (body) => call(caseCalls.join, { body }),
    said: () => t('workcases.done_join', { number }),
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title={t('workcases.join_title', { number })}
      {...dialog}
      labelOf={(path) => (path === 'other_id' ? t('workcases.join_other') : labelOfCaseField(path))}
      saveLabel={t('workcases.join')}
    >
      <Note kind="info">{t('workcases.join_what')}</Note>
      <Picker
        data-autofocus
        required
        label={t('workcases.join_other')}
        request={caseOptionsQuery}
        {...chosenInput(form, 'other_id')}
      />
      <ReasonField form={form} label={t('workcases.reason')} description={t('workcases.close_reason_help')} />
    </FormDialog>
  )
}
