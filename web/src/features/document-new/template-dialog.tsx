import { registrationTemplateCalls } from '@hdoc/contract/documents/registration-templates.ts'
import { newTemplate, type RegistrationTemplate } from '@hdoc/contract/documents/registration-values.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, newIdempotencyKey } from '../../lib/api.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import type { RegistrationValues } from './registration-values.ts'
import { prefilledOf } from './use-habits.ts'

type Props = {
  values: RegistrationValues
  /** The template to rename. Without it, a new one is made of what the form holds. */
  template: RegistrationTemplate | undefined
  onSaved: (name: string) => void
  onClose: () => void
}

/** What stands in the form, as the values of a template. */
const valuesOf = (values: RegistrationValues) => ({
  ...prefilledOf(values),
  ...(values.register_id !== null && { register_id: values.register_id }),
  secondary_register_ids: values.secondary_register_ids,
})

export function TemplateDialog({ values, template, onSaved, onClose }: Props) {
  const { t } = useTranslation()
  const [key] = useState(newIdempotencyKey)
  const schemaForm = useSchemaForm({
    schema: newTemplate,
    initial: { name: template?.name ?? '' },
    toValues: ({ name }) => ({
      name,
      category: values.category,
      doc_type_id: template?.doc_type_id ?? values.doc_type_id,
      values: template?.values ?? valuesOf(values),
    }),
    save: (body) =>
      template
        ? call(registrationTemplateCalls.update, {
            body: { id: template.id, name: body.name, version: template.version },
          })
        : call(registrationTemplateCalls.add, { body, idempotencyKey: key }),
    onSaved: ({ data }) => onSaved(data.name),
  })
  return (
    <FormDialog
      title={t(template ? 'counter.template_rename_title' : 'counter.template_save')}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'name' ? t('counter.template_name') : undefined)}
      onClose={onClose}
    >
      <TextInput
        {...schemaForm.form.getInputProps('name')}
        data-autofocus
        label={t('counter.template_name')}
        required
        maxLength={80}
      />
    </FormDialog>
  )
}
