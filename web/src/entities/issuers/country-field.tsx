import { countries } from '@hdoc/contract/issuers/countries.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { Choice } from '../../ui/choice/choice.tsx'
import type { FieldBinding } from '../../ui/form/field/resource-field.tsx'

type Props = Omit<FieldBinding, 'value' | 'defaultValue' | 'onChange'> & {
  label: string
  value: string
  onChange: (name: string) => void
}

/** The country of an address, chosen by typing. One that stands there already, such as an imported name, stays. */
export function CountryField({ value, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const known = countries(useLanguage()).map(({ name, label }) => ({ value: name, label }))
  const own = value === '' || known.some((one) => one.value === value) ? [] : [{ value, label: value }]
  return (
    <Choice
      {...rest}
      nothingFoundMessage={t('registration.no_country')}
      data={[...own, ...known]}
      value={value === '' ? null : value}
      onChange={(name) => name !== null && onChange(name)}
    />
  )
}
