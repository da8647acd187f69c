import { useTranslation } from 'react-i18next'
import { documentOptionsQuery } from '../../../entities/documents/document-options.ts'
import { useMay } from '../../../entities/session/use-may.ts'
import { Picker } from '../../../ui/choice/picker.tsx'
import { chosenInput } from '../../../ui/form/field/chosen-input.ts'
import { Place } from '../../../ui/form/field/field-grid.tsx'
import { useFields } from '../form/registration-fields.ts'

/**
 * The document that an outgoing paper answers. It is found here, so that the two are connected and its number
 * and date come along.
 */
export function AnsweredField() {
  const { form, moveOn } = useFields()
  const { t } = useTranslation()
  const may = useMay()
  const { category, answers_id } = form.getValues()
  // A person who may not list documents cannot search for one. The document that „Răspunde” brought along
  // stays shown.
  const maySearch = may('document.list')
  if (category !== 'iesire' || !(maySearch || answers_id !== null)) return null
  return (
    <Place>
      <Picker
        {...chosenInput(form, 'answers_id')}
        label={t('counter.answers_document')}
        description={t('counter.answers_document_help')}
        request={documentOptionsQuery}
        onOptionSubmit={moveOn}
      />
    </Place>
  )
}
