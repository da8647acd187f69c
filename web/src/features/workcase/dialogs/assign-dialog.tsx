import { caseAssignment } from '@hdoc/contract/cases/case-inputs.ts'
import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { useTranslation } from 'react-i18next'
import { type ShareLine, ShareLines, shareLine } from '../../../entities/cases/share-lines.tsx'
import { call } from '../../../lib/calls/call.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfCaseField } from './label-of-field.ts'
import { ResolutionField } from './resolution-field.tsx'
import { useCaseForm } from './use-case-form.ts'

type Values = { shares: ShareLine[]; resolution: string }

/** Whoever is in charge is still to be chosen: the first line is theirs. */
const beginning = ({ shares }: WorkCase): Values => ({
  shares: [shareLine(shares.some(({ role, group }) => role === 'lead' && group === null) ? 'lead' : 'work')],
  resolution: '',
})

/** Gives a case to groups and their people, with a written instruction. */
export default function AssignDialog({ row, onClose }: { row: WorkCase; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, number } = row
  const { schemaForm, dialog } = useCaseForm({
    row,
    onClose,
    schema: caseAssignment,
    beginning,
    toValues: (values) => ({ id, version, ...values }),
    save: (body) => call(caseCalls.assign, { body }),
    said: () => t('workcases.done_assign', { number }),
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title={t('workcases.assign_title', { number })}
      {...dialog}
      labelOf={labelOfCaseField}
      saveLabel={t('workcases.assign')}
    >
      <ShareLines
        lines={form.getValues().shares}
        onChange={(shares) => form.setFieldValue('shares', shares)}
        errors={form.errors}
      />
      <ResolutionField form={form} allowed={row.can.write_resolution} reason={row.cannot.write_resolution} />
      <Note kind="info">{t('workcases.assign_what')}</Note>
    </FormDialog>
  )
}
