import {
  type Assignment,
  assignment,
  documentAssignmentCalls,
  MOST_NAMED,
} from '@hdoc/contract/documents/life/document-assignment.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../../entities/documents/subject/field-label.ts'
import { groupOptionsQuery, userOptionsQuery } from '../../../entities/people/queries.ts'
import { call } from '../../../lib/calls/call.ts'
import { ManyPicker } from '../../../ui/choice/many-picker.tsx'
import { Picker } from '../../../ui/choice/picker.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { chosenInput } from '../../../ui/form/field/chosen-input.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useDocumentForm } from './use-document-form.ts'

type Values = { group_id: number | null; people: Document['named_people'] }

const valuesOf = ({ group, named_people }: Document): Values => ({
  group_id: group?.id ?? null,
  people: named_people,
})

/** Which department is at work on the document, and which people are named on it. */
export default function AssignDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, number, access_level: level } = document
  const { schemaForm, dialog } = useDocumentForm({
    document,
    onClose,
    schema: assignment,
    beginning: valuesOf,
    toValues: ({ group_id, people }): Assignment => ({
      id,
      version,
      group_id,
      user_ids: people.map((person) => person.id),
    }),
    save: (body) => call(documentAssignmentCalls.assign, { body }),
    said: () => t('documents.assign_done', { number }),
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title={t('documents.assign_title', { number })}
      {...dialog}
      labelOf={fieldLabel}
      saveLabel={t('documents.assign')}
    >
      <Picker
        {...chosenInput(form, 'group_id')}
        data-autofocus
        label={t('documents.department')}
        description={t('documents.assign_group_help')}
        request={groupOptionsQuery}
      />
      <ManyPicker
        {...chosenInput(form, 'people', 'user_ids')}
        label={t('documents.named_people')}
        description={t('documents.assign_people_help')}
        request={userOptionsQuery}
        maxValues={MOST_NAMED}
      />
      {(level === 'department' || level === 'restricted') && (
        <Note kind="info">{t(`documents.assign_${level}`)}</Note>
      )}
    </FormDialog>
  )
}
