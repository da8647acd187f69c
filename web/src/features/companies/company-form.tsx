import type { BodyIn } from '@hdoc/contract/calls/endpoint.ts'
import { patchOf } from '@hdoc/contract/calls/resource.ts'
import { type Company, companies, companyValues } from '@hdoc/contract/clients/companies.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { companiesKey, companyQuery, institutionsKey } from '../../entities/clients/queries.ts'
import { LookupNote } from '../../entities/company-lookup/lookup-note.tsx'
import { useCompanyLookup } from '../../entities/company-lookup/use-company-lookup.ts'
import { call, newIdempotencyKey } from '../../lib/api.ts'
import { Card } from '../../ui/display/card.tsx'
import { useGo } from '../../ui/display/use-go.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { changedValues } from '../../ui/form/changed-values.ts'
import { FieldGrid, Place } from '../../ui/form/field-grid.tsx'
import { FormPage } from '../../ui/form/form-page.tsx'
import { labelOfInput } from '../../ui/form/label-of-input.ts'
import { leaving } from '../../ui/form/leaving.ts'
import { ResourceField } from '../../ui/form/resource-field.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { type CompanyFormValues, filledByLookup, newCompany, valuesOfCompany } from './company-values.ts'

type Name = keyof CompanyFormValues
type FieldWishes = { required?: boolean; autoFocus?: boolean; onLeave?: () => void }
const labelOf = labelOfInput(companies.inputs)

/** A company, new or changed, on a page of its own. */
export function CompanyForm({ company, onReload }: { company: Company | undefined; onReload?: () => void }) {
  const { t } = useTranslation()
  const go = useGo()
  const queryClient = useQueryClient()
  const key = useRef(newIdempotencyKey())
  const [saved, setSaved] = useState<number>()
  const before = company && valuesOfCompany(company)
  const schemaForm = useSchemaForm({
    schema: company ? patchOf(companyValues) : companyValues,
    initial: before ?? newCompany,
    toValues: (values: CompanyFormValues) => (before ? changedValues(before, values) : values),
    save: (values) =>
      company
        ? call(companies.calls.update, { body: { id: company.id, values, version: company.version } })
        : call(companies.calls.add, {
            body: values as BodyIn<typeof companies.calls.add>,
            idempotencyKey: key.current,
          }),
    onSaved: ({ data }) => {
      queryClient.setQueryData(companyQuery(data.id).queryKey, data)
      void queryClient.invalidateQueries({ queryKey: companiesKey })
      void queryClient.invalidateQueries({ queryKey: institutionsKey })
      toast({ kind: 'success', message: t('clients.company_saved', { name: data.name }) })
      setSaved(data.id)
    },
  })
  useEffect(() => {
    if (saved !== undefined) go(`/company/${saved}`, { replace: true })
  }, [saved, go])
  const { form } = schemaForm
  const lookup = useCompanyLookup({
    read: (field: keyof ReturnType<typeof filledByLookup>) => form.getValues()[field],
    write: (field, value) => form.setFieldValue(field, value),
    valuesOf: filledByLookup,
    address: ['address'],
  })
  const field = (name: Name, { onLeave = () => undefined, ...more }: FieldWishes = {}) => {
    const input = companies.inputs[name]
    return (
      input && <ResourceField input={input} binding={leaving(form.getInputProps(name), onLeave)} {...more} />
    )
  }
  const cui = form.getValues().cui
  const title = company ? t('clients.edit_company') : t('clients.new_company')
  return (
    <FormPage
      title={title}
      breadcrumb={[
        { label: t('clients.platform') },
        { label: t('clients.companies'), to: '/company/list' },
        { label: company?.name ?? title },
      ]}
      schemaForm={schemaForm}
      labelOf={labelOf}
      isSaved={saved !== undefined}
      onCancel={() => go(company ? `/company/${company.id}` : '/company/list')}
      {...(onReload && { onReload })}
    >
      <Card title={t('clients.company')}>
        <FieldGrid>
          <Place width="third">
            {field('cui', { required: true, autoFocus: true, onLeave: () => lookup.ask(cui) })}
            <LookupNote lookup={lookup} cui={cui} labelOf={(name) => labelOf(name) ?? name} />
          </Place>
          <Place width="wide">{field('name', { required: true })}</Place>
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
    </FormPage>
  )
}
