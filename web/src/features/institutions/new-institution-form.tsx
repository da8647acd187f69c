import type { BodyIn } from '@hdoc/contract/calls/endpoint.ts'
import { type InstitutionForm, newInstitutionForm } from '@hdoc/contract/clients/institution-values.ts'
import { administratorInputs, institutions } from '@hdoc/contract/clients/institutions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { companiesKey, institutionsKey } from '../../entities/clients/queries.ts'
import { call, newIdempotencyKey } from '../../lib/api.ts'
import { today } from '../../lib/clock.ts'
import { say } from '../../lib/i18n.ts'
import { Card } from '../../ui/display/card.tsx'
import { useGo } from '../../ui/display/use-go.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { FieldGrid, Place } from '../../ui/form/field-grid.tsx'
import { FormPage } from '../../ui/form/form-page.tsx'
import { leaving } from '../../ui/form/leaving.ts'
import { ResourceField } from '../../ui/form/resource-field.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { CatalogueChoice } from './catalogue-choice.tsx'
import { InstitutionFieldCards } from './institution-fields.tsx'
import {
  bodyOfInstitution,
  type InstitutionFormValues,
  newInstitution,
  suggestedUsername,
} from './institution-values.ts'
import { labelOfField } from './label-of-field.ts'

const contents = [
  ['default_groups', 'groups'],
  ['default_registers', 'registers'],
  ['default_doc_types', 'doc_types'],
] as const

/** Opens an institution: everything it needs for its first document, on one page. */
export function NewInstitutionForm({ catalogue }: { catalogue: InstitutionForm }) {
  const { t } = useTranslation()
  const go = useGo()
  const queryClient = useQueryClient()
  const key = useRef(newIdempotencyKey())
  const [saved, setSaved] = useState<number>()
  const schemaForm = useSchemaForm({
    schema: newInstitutionForm,
    initial: newInstitution(catalogue, today()),
    toValues: (values: InstitutionFormValues) => bodyOfInstitution(values),
    save: (values) =>
      call(institutions.calls.add, {
        body: values as BodyIn<typeof institutions.calls.add>,
        idempotencyKey: key.current,
      }),
    onSaved: ({ data }) => {
      void queryClient.invalidateQueries({ queryKey: institutionsKey })
      void queryClient.invalidateQueries({ queryKey: companiesKey })
      toast({ kind: 'success', message: t('clients.opened', { name: data.name }) })
      setSaved(data.id)
    },
  })
  useEffect(() => {
    if (saved !== undefined) go(`/hdoc-company/${saved}`, { replace: true })
  }, [saved, go])
  const { form } = schemaForm
  const values = form.getValues()
  const suggestUsername = () => {
    if (form.getValues().administrator.username === '')
      form.setFieldValue('administrator.username', suggestedUsername(form.getValues().administrator.name))
  }
  return (
    <FormPage
      title={t('clients.new_institution')}
      breadcrumb={[
        { label: t('clients.platform') },
        { label: t('clients.institutions'), to: '/hdoc-company/list' },
        { label: t('clients.new_institution') },
      ]}
      schemaForm={schemaForm}
      labelOf={labelOfField}
      isSaved={saved !== undefined}
      saveLabel={t('clients.open_institution')}
      onCancel={() => go('/hdoc-company/list')}
    >
      <InstitutionFieldCards form={form} baseDomain={catalogue.base_domain} isNew />
      <Card title={t('clients.section_administrator')} help={t('clients.section_administrator_help')}>
        <FieldGrid>
          <Place width="third">
            <ResourceField
              required
              input={administratorInputs.name}
              binding={leaving(form.getInputProps('administrator.name'), suggestUsername)}
            />
          </Place>
          <Place width="third">
            <ResourceField
              required
              input={administratorInputs.email}
              binding={form.getInputProps('administrator.email')}
            />
          </Place>
          <Place width="third">
            <ResourceField
              required
              input={administratorInputs.username}
              binding={form.getInputProps('administrator.username')}
            />
          </Place>
        </FieldGrid>
      </Card>
      <Card title={t('clients.section_content')} help={t('clients.section_content_help')}>
        <FieldGrid>
          {contents.map(([field, kind]) => (
            <Place key={field}>
              <CatalogueChoice
                label={say(institutions.inputs[field].label)}
                path={field}
                rows={catalogue[kind]}
                value={values[field]}
                onChange={(ids) => form.setFieldValue(field, ids)}
                error={form.errors[field]}
              />
            </Place>
          ))}
        </FieldGrid>
      </Card>
    </FormPage>
  )
}
