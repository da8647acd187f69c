import '../../lib/languages/own/administration/settings-texts.ts'
import './template-texts.ts'
import { isAddedKind } from '@hdoc/contract/templates/template-kinds.ts'
import type { Template } from '@hdoc/contract/templates/templates.ts'
import { templateCalls, templateValues } from '@hdoc/contract/templates/templates.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { Page } from '../../ui/display/page.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { FormBody } from '../../ui/form/frame/form-body.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { LetterCard } from './letter-card.tsx'
import { templateQuery } from './queries.ts'
import { TemplateFields } from './template-fields.tsx'
import { TemplateTools } from './template-tools.tsx'
import { formOf, labelOfTemplate, type TemplateForm } from './template-values.ts'

const changes = [{ what: 'template.changed' }] as const

function ChangeForm({ template, onReload }: { template: Template; onReload: () => void }) {
  const { t } = useTranslation()
  const go = useGo()
  const queryClient = useQueryClient()
  const [version, setVersion] = useState(template.version)
  const schemaForm = useSchemaForm<TemplateForm, TemplateForm, { data: Template }>({
    schema: templateValues,
    initial: formOf(template),
    save: (values) => call(templateCalls.update, { body: { id: template.id, values, version } }),
    changes,
    said: () => t('templates.saved'),
    onSaved: ({ data }) => {
      setVersion(data.version)
      queryClient.setQueryData(templateQuery(template.id).queryKey, data)
      schemaForm.begin(formOf(data))
    },
  })
  const { form } = schemaForm
  // The paper is a step of its own: what is written in the form stays, and goes over nothing that somebody else wrote.
  const passLetter = (now: Template) => {
    if (now.version === version + 1) setVersion(now.version)
  }
  return (
    <>
      <TemplateTools
        template={template}
        onReload={onReload}
        onTake={(texts) => schemaForm.form.setValues({ texts })}
      />
      <FormBody
        schemaForm={schemaForm}
        labelOf={labelOfTemplate}
        isSaved={false}
        onCancel={() => go('/admin/settings/templates')}
        onReload={onReload}
      >
        <TemplateFields kind={template.kind} fields={template.fields} form={form} />
      </FormBody>
      {template.kind === 'answer' && <LetterCard template={template} onChanged={passLetter} />}
    </>
  )
}

/** `/admin/settings/template/{id}` */
export function TemplatePage() {
  const { t } = useTranslation()
  useLanguage()
  const { id } = useParams({ from: '/staff/admin/settings/template/$id' })
  const [round, setRound] = useState(0)
  const answer = useQuery({ ...templateQuery(id), refetchOnWindowFocus: false })
  const reload = () => void answer.refetch().then(() => setRound((before) => before + 1))
  const { data } = answer
  const title = data?.name ?? t('templates.title')
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: t('settings.title'), to: '/admin/settings' },
        { label: t('templates.title'), to: '/admin/settings/templates' },
        ...(data ? [{ label: data.name }] : []),
      ]}
      aside={
        data &&
        !isAddedKind(data.kind) && (
          <StatusTag className={data.own ? 'status-info' : 'status-neutral'}>
            {t(data.own ? 'templates.own' : 'templates.platform')}
          </StatusTag>
        )
      }
    >
      <Answer query={answer}>
        {(template) => <ChangeForm key={`${id}-${round}`} template={template} onReload={reload} />}
      </Answer>
    </Page>
  )
}
