import type { BodyIn } from '@hdoc/contract/calls/endpoint.ts'
import { type InstitutionForm, newInstitutionForm } from '@hdoc/contract/clients/institution-values.ts'
import { institutions } from '@hdoc/contract/clients/institutions.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { today } from '../../lib/format/clock.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Card } from '../../ui/display/card.tsx'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import { FormPage } from '../../ui/form/frame/form-page.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { usePageSteps } from '../../ui/form/steps/use-page-steps.ts'
import { useGo } from '../../ui/links/use-go.ts'
import { AdministratorCard } from './administrator-card.tsx'
import { CatalogueChoice } from './catalogue-choice.tsx'
import { ContractCard } from './contract-card.tsx'
import { InstitutionCards } from './institution-fields.tsx'
import {
  bodyOfInstitution,
  contractPaths,
  type InstitutionFormValues,
  institutionPaths,
  newInstitution,
} from './institution-values.ts'
import { labelOfField } from './label-of-field.ts'

const contents = [
  ['default_groups', 'groups'],
  ['default_registers', 'registers'],
  ['default_doc_types', 'doc_types'],
] as const

/** Opens an institution: everything it needs for its first document, in four steps. */
export function NewInstitutionForm({ catalogue }: { catalogue: InstitutionForm }) {
  const { t } = useTranslation()
  const go = useGo()
  const [saved, setSaved] = useState<number>()
  const steps = usePageSteps([
    { name: t('clients.section_institution'), fields: institutionPaths },
    { name: t('clients.section_contract'), fields: contractPaths },
    { name: t('clients.section_administrator'), fields: ['administrator'] },
    { name: t('clients.section_content'), fields: contents.map(([field]) => field) },
  ])
  const schemaForm = useSchemaForm({
    steps,
    schema: newInstitutionForm,
    initial: newInstitution(catalogue, today()),
    toValues: (values: InstitutionFormValues) => bodyOfInstitution(values),
    save: (values, _form, key) =>
      call(institutions.calls.add, {
        body: values as BodyIn<typeof institutions.calls.add>,
        idempotencyKey: key,
      }),
    changes: [{ what: 'client.changed' }],
    said: ({ data }) => t('clients.opened', { name: data.name }),
    onSaved: ({ data }) => setSaved(data.id),
  })
  const { leave } = steps
  useEffect(() => {
    if (saved !== undefined)
      leave(() => go({ to: '/hdoc-company/$id', params: { id: saved } }, { replace: true }))
  }, [saved, go, leave])
  const { form } = schemaForm
  const values = form.getValues()
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
      steps={steps}
      saveLabel={steps.isLast ? t('clients.open_institution') : undefined}
      onCancel={() => go('/hdoc-company/list')}
    >
      {steps.at === 0 && <InstitutionCards form={form} baseDomain={catalogue.base_domain} isNew />}
      {steps.at === 1 && <ContractCard form={form} />}
      {steps.at === 2 && <AdministratorCard form={form} />}
      {steps.at === 3 && (
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
      )}
    </FormPage>
  )
}
