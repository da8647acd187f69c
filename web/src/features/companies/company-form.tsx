import { type Company, companies } from '@hdoc/contract/clients/companies.ts'
import type { FoundCompany } from '@hdoc/contract/clients/company-lookup.ts'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { LookupNote } from '../../entities/company-lookup/lookup-note.tsx'
import { useCompanyLookup } from '../../entities/company-lookup/use-company-lookup.ts'
import { Card } from '../../ui/display/card.tsx'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import { labelOfInput } from '../../ui/form/field/label-of-input.ts'
import { useShown } from '../../ui/form/field/use-shown.ts'
import type { Written } from '../../ui/form/resource/form-resource.ts'
import { ResourceFormPage } from '../../ui/form/resource/resource-form-page.tsx'
import type { FormParts } from '../../ui/form/resource/use-resource-form.ts'

type Values = Written<z.output<typeof companies.values>>
/** Fields that the look-up by CUI may fill in. */
type FilledField = 'name' | 'address' | 'phone'
const filledByLookup = ({ name, address, phone }: FoundCompany): Record<FilledField, string> => ({
  name,
  address,
  phone,
})
const labelOf = labelOfInput(companies.inputs)

function CompanyFields({ form, field }: FormParts<Company, Values>) {
  const { t } = useTranslation()
  const lookup = useCompanyLookup({
    read: (name: FilledField) => form.getValues()[name],
    write: (name, value) => form.setFieldValue(name, value),
    valuesOf: filledByLookup,
    address: ['address'],
  })
  const { cui } = useShown(form, ['cui'])
  return (
    <>
      <Card title={t('clients.company')}>
        <FieldGrid>
          <Place width="third">
            {field('cui', { onLeave: () => lookup.ask(cui) })}
            <LookupNote lookup={lookup} cui={cui} labelOf={(name) => labelOf(name) ?? name} />
          </Place>
          <Place width="wide">{field('name')}</Place>
          <Place>{field('address')}</Place>
        </FieldGrid>
      </Card>
      <Card title={t('clients.contact')}>
        <FieldGrid>
          <Place width="third">{field('contact_person')}</Place>
          <Place width="third">{field('phone')}</Place>
          <Place width="third">{field('email')}</Place>
        </FieldGrid>
      </Card>
    </>
  )
}

/** A company on a page of its own: a new one, or the one of `id`. */
export function CompanyForm({ id }: { id: number | undefined }) {
  const { t } = useTranslation()
  return (
    <ResourceFormPage
      resource={companies}
      id={id}
      trail={[{ label: t('clients.platform') }, { label: t('clients.companies'), to: '/company/list' }]}
      changes={[{ what: 'client.changed' }]}
      leadsTo={(company) => ({ to: '/company/$id', params: { id: company.id } })}
      leaves="/company/list"
    >
      {(parts) => <CompanyFields {...parts} />}
    </ResourceFormPage>
  )
}
