import { institutions } from '@hdoc/contract/clients/institutions.ts'
import { COUNTIES } from '@hdoc/contract/ro/counties.ts'
import { Autocomplete } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { LookupNote } from '../../entities/company-lookup/lookup-note.tsx'
import { useCompanyLookup } from '../../entities/company-lookup/use-company-lookup.ts'
import { LocalityField } from '../../entities/issuers/locality-field.tsx'
import { say } from '../../lib/languages/i18n.ts'
import { Card } from '../../ui/display/card.tsx'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import { useShown } from '../../ui/form/field/use-shown.ts'
import { fieldsOf } from '../../ui/form/resource/fields-of.tsx'
import {
  type FilledField,
  filledByLookup,
  type InstitutionFields,
  suggestedTag,
} from './institution-values.ts'
import { labelOfField } from './label-of-field.ts'

type Props<V extends InstitutionFields> = {
  form: UseFormReturnType<V>
  baseDomain: string
  isNew: boolean
}
type Name = Exclude<keyof typeof institutions.inputs, `default_${string}`>

/** The cards for the data of an institution and its hosts. */
export function InstitutionCards<V extends InstitutionFields>({ form: typed, baseDomain, isNew }: Props<V>) {
  const { t } = useTranslation()
  // Both forms hold these fields, but Mantine types paths by the whole form, so the type is narrowed here.
  const form = typed as unknown as UseFormReturnType<InstitutionFields>
  const { cui, county, locality, name, tag } = useShown(form, ['cui', 'name', 'tag'])
  const set = (field: Exclude<keyof InstitutionFields, 'contract_price' | 'company_id'>, value: string) =>
    form.setFieldValue(field, value)
  const suggestTag = (from: string) => {
    if (isNew && form.getValues().tag === '') set('tag', suggestedTag(from))
  }
  const lookup = useCompanyLookup<FilledField>({
    read: (field) => form.getValues()[field],
    write: (field, value) => {
      set(field, value)
      if (field === 'name') suggestTag(value)
    },
    valuesOf: filledByLookup,
    address: ['address', 'locality', 'county', 'postal_code'],
  })
  const field = fieldsOf(institutions, form)
  const label = (at: Name) => say(institutions.inputs[at].label)
  return (
    <>
      <Card title={t('clients.section_institution')}>
        <FieldGrid>
          <Place width="third">
            {field('cui', { onLeave: () => lookup.ask(cui) })}
            <LookupNote lookup={lookup} cui={cui} labelOf={(at) => labelOfField(at) ?? at} />
          </Place>
          <Place width="wide">{field('name', { onLeave: () => suggestTag(name) })}</Place>
          <Place width="third">
            <Autocomplete
              key={form.key('county')}
              {...form.getInputProps('county')}
              label={label('county')}
              data={COUNTIES.map((one) => one.name)}
              openOnFocus={false}
              selectFirstOptionOnChange
            />
          </Place>
          <Place width="third">
            <LocalityField
              data-path="locality"
              error={form.errors.locality}
              label={label('locality')}
              county={county}
              value={locality}
              onChange={(value) => set('locality', value)}
              onChoose={(chosen) => {
                set('locality', chosen.display)
                if (chosen.postal_code !== '') set('postal_code', chosen.postal_code)
              }}
            />
          </Place>
          <Place width="third">{field('postal_code')}</Place>
          <Place>{field('address')}</Place>
          <Place width="half">{field('email')}</Place>
          <Place width="half">{field('phone')}</Place>
        </FieldGrid>
      </Card>
      <Card title={t('clients.section_hosts')} help={isNew ? undefined : t('clients.old_hosts')}>
        <FieldGrid>
          <Place width="third">
            {field('tag', {
              help: tag === '' ? t('clients.tag_help', { domain: baseDomain }) : `${tag}.${baseDomain}`,
            })}
          </Place>
          <Place width="third">{field('external_domain')}</Place>
          <Place width="third">{field('alias')}</Place>
        </FieldGrid>
      </Card>
    </>
  )
}
