import '../../lib/languages/own/administration/settings-texts.ts'
import './template-texts.ts'
import {
  type AddedKind,
  addedFields,
  addedKinds,
  templateKindLabels,
} from '@hdoc/contract/templates/template-kinds.ts'
import { addedTemplate, templateCalls } from '@hdoc/contract/templates/templates.ts'
import { SegmentedControl } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { FormPage } from '../../ui/form/frame/form-page.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { TemplateFields } from './template-fields.tsx'
import { emptyTemplate, labelOfTemplate, type TemplateForm } from './template-values.ts'

/** `/admin/settings/template/new`: a text that people may begin their answers or resolutions with. */
export function NewTemplatePage() {
  const { t } = useTranslation()
  useLanguage()
  const go = useGo()
  const [saved, setSaved] = useState(false)
  const [kind, setKind] = useState<AddedKind>('answer')
  const schemaForm = useSchemaForm<TemplateForm, TemplateForm, unknown>({
    schema: addedTemplate,
    initial: emptyTemplate,
    toValues: (values) => ({ kind, ...values }),
    save: (body, _form, key) => call(templateCalls.add, { body, idempotencyKey: key }),
    changes: [{ what: 'template.changed' }],
    said: () => t('templates.saved'),
    onSaved: () => setSaved(true),
  })
  // The page is left once it is drawn as saved, so that nothing asks about unsaved changes.
  useEffect(() => {
    if (saved) go('/admin/settings/templates', { replace: true })
  }, [saved, go])
  return (
    <FormPage
      title={t('templates.new')}
      breadcrumb={[
        { label: t('settings.title'), to: '/admin/settings' },
        { label: t('templates.title'), to: '/admin/settings/templates' },
        { label: t('templates.new') },
      ]}
      schemaForm={schemaForm}
      labelOf={labelOfTemplate}
      isSaved={saved}
      onCancel={() => go('/admin/settings/templates')}
    >
      <SegmentedControl
        aria-label={t('templates.kind')}
        data={addedKinds.map((one) => ({ value: one, label: say(templateKindLabels[one]) }))}
        value={kind}
        onChange={(chosen) => setKind(addedKinds.find((one) => one === chosen) ?? 'answer')}
      />
      <TemplateFields
        kind={kind}
        fields={Object.entries(addedFields[kind]).map(([name, label]) => ({ name, label: say(label) }))}
        form={schemaForm.form}
      />
    </FormPage>
  )
}
