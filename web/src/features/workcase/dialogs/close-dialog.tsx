import { caseClosing } from '@hdoc/contract/cases/case-inputs.ts'
import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  blankClosing,
  ClosingFields,
  type ClosingValues,
  closingBody,
} from '../../../entities/cases/closing-fields.tsx'
import { call } from '../../../lib/calls/call.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { ClosingNotes, lastDeclining } from './closing-notes.tsx'
import { labelOfCaseField } from './label-of-field.ts'
import { useCaseForm } from './use-case-form.ts'

type Values = ClosingValues & { resolution: string }

/** Closes a case with its closing status, and whatever that one asks for. */
export default function CloseDialog({ row, onClose }: { row: WorkCase; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, number } = row
  const { schemaForm, dialog } = useCaseForm({
    row,
    onClose,
    schema: caseClosing,
    beginning: ({ resolution }): Values => ({ ...blankClosing, resolution }),
    toValues: ({ resolution, ...closing }) => ({ id, version, ...closingBody(closing), resolution }),
    save: (body) => call(caseCalls.close, { body }),
    said: () => t('workcases.done_close', { number }),
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title={t('workcases.close_title', { number })}
      {...dialog}
      labelOf={labelOfCaseField}
      saveLabel={t('workcases.close')}
    >
      <ClosingFields form={form} declinedBy={lastDeclining(row)} />
      <Textarea
        key={form.key('resolution')}
        {...form.getInputProps('resolution')}
        label={t('workcases.closing_resolution')}
        maxLength={2000}
      />
      <ClosingNotes form={form} row={row} />
      <Note kind="info">{t('workcases.close_what')}</Note>
    </FormDialog>
  )
}
