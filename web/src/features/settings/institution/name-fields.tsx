import '../../../lib/languages/own/administration/settings-texts.ts'
import { COUNTIES } from '@hdoc/contract/ro/counties.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { LocalityField } from '../../../entities/issuers/locality-field.tsx'
import { FieldGrid, Place } from '../../../ui/form/field/field-grid.tsx'
import { SettingsPart } from '../settings-part.tsx'
import type { InstitutionFormValues } from './institution-values.ts'

/** Names, CUI and address; county and locality from the country's list. */
export function NameFields({ form }: { form: UseFormReturnType<InstitutionFormValues> }) {
  const { t } = useTranslation()
  const { county_name, locality } = form.getValues()
  const text = (name: 'name' | 'legal_name' | 'short_name' | 'cui' | 'address' | 'postal_code') => ({
    ...form.getInputProps(name),
    label: t(`settings.f.${name}`),
  })
  return (
    <SettingsPart title={t('settings.names')}>
      <FieldGrid>
        <Place>
          <TextInput
            key={form.key('name')}
            {...text('name')}
            required
            description={t('settings.name_help')}
          />
        </Place>
        <Place width="wide">
          <TextInput key={form.key('legal_name')} {...text('legal_name')} />
        </Place>
        <Place width="third">
          <TextInput
            key={form.key('short_name')}
            {...text('short_name')}
            description={t('settings.short_name_help')}
          />
        </Place>
        <Place width="third">
          <TextInput key={form.key('cui')} {...text('cui')} inputMode="numeric" />
        </Place>
        <Place width="third">
          <NativeSelect
            key={form.key('county_name')}
            {...form.getInputProps('county_name')}
            label={t('settings.f.county_name')}
            data={[
              { value: '', label: t('settings.county_none') },
              ...COUNTIES.map(({ name }) => ({ value: name, label: name })),
            ]}
          />
        </Place>
        <Place width="third">
          <LocalityField
            data-path="locality"
            error={form.errors.locality}
            label={t('settings.f.locality')}
            county={county_name}
            value={locality ?? ''}
            onChange={(value) => form.setFieldValue('locality', value)}
            onChoose={(chosen) => {
              form.setFieldValue('locality', chosen.display)
              if (chosen.postal_code !== '') form.setFieldValue('postal_code', chosen.postal_code)
            }}
          />
        </Place>
        <Place width="wide">
          <TextInput key={form.key('address')} {...text('address')} />
        </Place>
        <Place width="third">
          <TextInput key={form.key('postal_code')} {...text('postal_code')} inputMode="numeric" />
        </Place>
      </FieldGrid>
    </SettingsPart>
  )
}
