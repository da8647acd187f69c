import { registrationTemplateCalls } from '@hdoc/contract/documents/registration/registration-templates.ts'
import {
  newTemplate,
  type RegistrationTemplate,
} from '@hdoc/contract/documents/registration/registration-values.ts'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import { prefilledOf } from '../form/use-habits.ts'
import type { RegistrationValues } from '../values/registration-values.ts'

type Props = {
  values: RegistrationValues
  /** The template to rename. Without it, a new one is made of what the form holds. */
  template: RegistrationTemplate | undefined
  onClose: () => void
}

/** What stands in the form, as the values of a template. */
const valuesOf = (values: RegistrationValues) => ({
  ...prefilledOf(values),
  ...(values.register_id !== null && { register_id: values.register_id }),
  secondary_register_ids: values.secondary_register_ids,
})

export function TemplateDialog({ values, template, onClose }: Props) {
  const { t } = useTranslation()
  const schemaForm = useSchemaForm({
    schema: newTemplate,
    initial: { name: template?.name ?? '' },
    toValues: ({ name }) => ({
      name,
      category: values.category,
      doc_type_id: template?.doc_type_id ?? values.doc_type_id,
      values: template?.values ?? valuesOf(values),
    }),
    save: (body, _form, key) =>
      template
        ? call(registrationTemplateCalls.update, {
            body: { id: template.id, name: body.name, version: template.version },
          })
        : call(registrationTemplateCalls.add, { body, idempotencyKey: key }),
    changes: [{ what: 'registration_template.changed' }],
    said: ({ data }) => t('counter.template_saved', { name: data.name }),
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={t(template ? 'counter.template_rename_title' : 'counter.template_save')}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'name' ? t('counter.template_name') : undefined)}
      onClose={onClose}
    >
      <TextInput
        key={schemaForm.form.key('name')}
        {...schemaForm.form.getInputProps('name')}
        data-autofocus
        label={t('counter.template_name')}
        required
        maxLength={80}
      />
    </FormDialog>
  )
}
