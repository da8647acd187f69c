import type { RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import { useTranslation } from 'react-i18next'
import { caseOptionsQuery } from '../../../entities/cases/queries.ts'
import { Picker } from '../../../ui/choice/picker.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Place } from '../../../ui/form/field/field-grid.tsx'
import { useFields } from '../form/registration-fields.ts'
import { isCaseOnly } from '../values/is-case-only.ts'

/** The case that a document joins, of a type that stands only in one; of a type that opens one, that it does. */
export function CasePart({ choices }: { choices: Pick<RegistrationForm, 'doc_types'> }) {
  const { t } = useTranslation()
  const { form } = useFields()
  const { doc_type_id, case_id } = form.getValues()
  const type = choices.doc_types.find(({ id }) => id === doc_type_id)
  if (isCaseOnly(choices, doc_type_id))
    return (
      <Place>
        <Picker
          label={t('workcases.join')}
          description={t('workcases.join_help')}
          data-path="case.case_id"
          required
          error={form.errors['case.case_id']}
          request={caseOptionsQuery}
          value={case_id}
          onChange={(id) => form.setFieldValue('case_id', id)}
        />
      </Place>
    )
  if (!type?.create_case) return null
  return (
    <Place>
      <Note kind="info">{t('workcases.opens_help')}</Note>
    </Place>
  )
}
