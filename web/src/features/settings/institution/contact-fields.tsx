import '../../../lib/languages/own/administration/settings-texts.ts'
import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { FieldGrid, Place } from '../../../ui/form/field/field-grid.tsx'
import { SettingsPart } from '../settings-part.tsx'
import type { InstitutionFormValues } from './institution-values.ts'

/** How citizens reach the institution, and whom its own people turn to. */
export function ContactFields({ form }: { form: UseFormReturnType<InstitutionFormValues> }) {
  const { t } = useTranslation()
  const field = (name: 'phone' | 'email' | 'assistance_phone' | 'assistance_email') => (
    <Place width="half">
      <TextInput
        key={form.key(name)}
        {...form.getInputProps(name)}
        label={t(`settings.f.${name}`)}
        type={name.endsWith('email') ? 'email' : 'tel'}
      />
    </Place>
  )
  return (
    <>
      <SettingsPart title={t('settings.contact')}>
        <FieldGrid>
          {field('phone')}
          {field('email')}
        </FieldGrid>
      </SettingsPart>
      <SettingsPart title={t('settings.assistance')} text={t('settings.assistance_text')}>
        <FieldGrid>
          {field('assistance_phone')}
          {field('assistance_email')}
        </FieldGrid>
      </SettingsPart>
    </>
  )
}
