import { caseRenaming } from '@hdoc/contract/cases/case-inputs.ts'
import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfCaseField } from './label-of-field.ts'
import { useCaseForm } from './use-case-form.ts'

/** Gives the case another title. */
export default function RenameDialog({ row, onClose }: { row: WorkCase; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, number } = row
  const { schemaForm, dialog } = useCaseForm({
    row,
    onClose,
    schema: caseRenaming,
    beginning: ({ title }) => ({ title }),
    toValues: ({ title }) => ({ id, version, title }),
    save: (body) => call(caseCalls.rename, { body }),
    said: () => t('workcases.done_rename'),
  })
  const { form } = schemaForm
  return (
    <FormDialog title={t('workcases.rename_title', { number })} {...dialog} labelOf={labelOfCaseField}>
      <TextInput
        key={form.key('title')}
        {...form.getInputProps('title')}
        data-autofocus
        label={t('workcases.title')}
        required
        maxLength={300}
      />
    </FormDialog>
  )
}
