import { patchOf } from '@hdoc/contract/calls/resource.ts'
import { type InstitutionDetail, institutionValues } from '@hdoc/contract/clients/institution-values.ts'
import { institutions } from '@hdoc/contract/clients/institutions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { companiesKey, institutionsKey } from '../../entities/clients/queries.ts'
import { call } from '../../lib/api.ts'
import { useGo } from '../../ui/display/use-go.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { FormPage } from '../../ui/form/form-page.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { InstitutionFieldCards } from './institution-fields.tsx'
import { bodyOfInstitution, type InstitutionFields, valuesOfInstitution } from './institution-values.ts'
import { labelOfField } from './label-of-field.ts'

/** Changes an institution: its own data, its hosts and its contract. */
export function EditInstitutionForm({
  institution,
  onReload,
}: {
  institution: InstitutionDetail
  onReload: () => void
}) {
  const { t } = useTranslation()
  const go = useGo()
  const queryClient = useQueryClient()
  const [isSaved, setSaved] = useState(false)
  const { id, version, name } = institution
  const before = valuesOfInstitution(institution)
  const schemaForm = useSchemaForm({
    schema: patchOf(institutionValues),
    initial: before,
    toValues: (values: InstitutionFields) => bodyOfInstitution(values, before),
    save: (values) => call(institutions.calls.update, { body: { id, values, version } }),
    onSaved: ({ data }) => {
      void queryClient.invalidateQueries({ queryKey: institutionsKey })
      void queryClient.invalidateQueries({ queryKey: companiesKey })
      toast({ kind: 'success', message: t('clients.saved', { name: data.name }) })
      setSaved(true)
    },
  })
  useEffect(() => {
    if (isSaved) go(`/hdoc-company/${id}`, { replace: true })
  }, [isSaved, go, id])
  return (
    <FormPage
      title={t('clients.edit_institution')}
      breadcrumb={[
        { label: t('clients.platform') },
        { label: t('clients.institutions'), to: '/hdoc-company/list' },
        { label: name, to: `/hdoc-company/${id}` },
        { label: t('clients.edit') },
      ]}
      schemaForm={schemaForm}
      labelOf={labelOfField}
      isSaved={isSaved}
      onCancel={() => go(`/hdoc-company/${id}`)}
      onReload={onReload}
    >
      <InstitutionFieldCards
        form={schemaForm.form}
        baseDomain={institution.internal_host.slice(institution.tag.length + 1)}
        isNew={false}
      />
    </FormPage>
  )
}
