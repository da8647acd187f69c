import type { RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import { useTranslation } from 'react-i18next'
import { secondaryChoices } from '../../../entities/registers/register-choices.ts'
import { Choices } from '../../../ui/choice/choices.tsx'
import { Place } from '../../../ui/form/field/field-grid.tsx'
import { useFields } from '../form/registration-fields.ts'

type Props = { registers: RegistrationForm['secondary_registers'] }

/** The secondary registers that give the document a further number. Shows nothing where there is none. */
export function FurtherRegisters({ registers }: Props) {
  const { form } = useFields()
  const { t } = useTranslation()
  const { category, secondary_register_ids: chosen } = form.getValues()
  const possible = secondaryChoices(registers, category, chosen)
  if (possible.length === 0) return null
  return (
    <Place>
      <Choices
        label={t('registration.secondary_registers')}
        description={t('registration.secondary_help')}
        data-path="secondary_register_ids"
        error={form.errors.secondary_register_ids}
        data={possible}
        value={chosen.map(String)}
        onChange={(ids) => form.setFieldValue('secondary_register_ids', ids.map(Number))}
      />
    </Place>
  )
}
