import type { Institution } from '@hdoc/contract/clients/institution-values.ts'
import { institutions } from '@hdoc/contract/clients/institutions.ts'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ResourceFormPage } from '../../ui/form/resource/resource-form-page.tsx'
import { ContractCard } from './contract-card.tsx'
import { InstitutionCards } from './institution-fields.tsx'
import { bodyOfInstitution, type InstitutionFields, valuesOfInstitution } from './institution-values.ts'

/** `/hdoc-company/edit/{id}`: an institution's own data, its hosts and its contract. */
export function InstitutionEditPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/staff/hdoc-company/edit/$id' })
  return (
    <ResourceFormPage<Institution, typeof institutions.values, InstitutionFields>
      key={id}
      resource={institutions}
      id={id}
      trail={[
        { label: t('clients.platform') },
        { label: t('clients.institutions'), to: '/hdoc-company/list' },
      ]}
      valuesOf={valuesOfInstitution}
      bodyOf={(before, values) => bodyOfInstitution(values, before)}
      changes={[{ what: 'client.changed', id }]}
      leadsTo={(row) => ({ to: '/hdoc-company/$id', params: { id: row.id } })}
      leaves="/hdoc-company/list"
    >
      {({ form, row }) => (
        <>
          <InstitutionCards
            form={form}
            baseDomain={row?.internal_host.slice(row.tag.length + 1) ?? ''}
            isNew={false}
          />
          <ContractCard form={form} />
        </>
      )}
    </ResourceFormPage>
  )
}
