import type { RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import { registrationTemplateCalls } from '@hdoc/contract/documents/registration/registration-templates.ts'
import type { RegistrationTemplate } from '@hdoc/contract/documents/registration/registration-values.ts'
import { Button, Menu } from '@mantine/core'
import { IconPencil, IconTemplate, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { DeleteDialog } from '../../../ui/form/ask/delete-dialog.tsx'
import styles from '../document-new.module.css'
import type { RegistrationValues } from '../values/registration-values.ts'
import { TemplateDialog } from './template-dialog.tsx'

type Props = {
  choices: Pick<RegistrationForm, 'doc_types' | 'templates'>
  values: () => RegistrationValues
  disabled: boolean
  onApply: (template: RegistrationTemplate) => void
}
type Asked =
  | { what: 'save' }
  | { what: 'rename'; template: RegistrationTemplate }
  | { what: 'delete'; template: RegistrationTemplate }

/** The person's templates of this category, those of the chosen type first. */
export function TemplateMenu({ choices, values, disabled, onApply }: Props) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked>()
  const { category, doc_type_id } = values()
  const typeOf = ({ doc_type_id: id }: RegistrationTemplate) =>
    choices.doc_types.find((type) => type.id === id)?.name ?? ''
  const templates = choices.templates
    .filter((template) => template.category === category && typeOf(template) !== '')
    .sort((a, b) => Number(b.doc_type_id === doc_type_id) - Number(a.doc_type_id === doc_type_id))
  const save = () =>
    doc_type_id === null
      ? toast({ kind: 'error', message: t('counter.template_needs_type') })
      : setAsked({ what: 'save' })
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false} disabled={disabled}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconTemplate size={16} aria-hidden />} disabled={disabled}>
            {t('counter.templates')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {templates.length === 0 && <Menu.Label>{t('counter.templates_empty')}</Menu.Label>}
          {templates.map((template) => {
            const { id, name } = template
            return (
              <div className={styles.template} key={id}>
                <Menu.Item onClick={() => onApply(template)}>
                  {name}
                  <small className={styles.templateType}>{typeOf(template)}</small>
                </Menu.Item>
                <Menu.Item
                  aria-label={t('counter.template_rename', { name })}
                  onClick={() => setAsked({ what: 'rename', template })}
                >
                  <IconPencil size={14} aria-hidden />
                </Menu.Item>
                <Menu.Item
                  aria-label={t('counter.template_delete', { name })}
                  onClick={() => setAsked({ what: 'delete', template })}
                >
                  <IconTrash size={14} aria-hidden />
                </Menu.Item>
              </div>
            )
          })}
          <Menu.Divider />
          <Menu.Item onClick={save}>{t('counter.template_save')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {(asked?.what === 'save' || asked?.what === 'rename') && (
        <TemplateDialog
          values={values()}
          template={asked.what === 'rename' ? asked.template : undefined}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.what === 'delete' && (
        <DeleteDialog
          title={t('counter.template_delete', { name: asked.template.name })}
          text={t('counter.template_delete_text', { name: asked.template.name })}
          remove={() => call(registrationTemplateCalls.remove, { params: { id: asked.template.id } })}
          changes={[{ what: 'registration_template.changed' }]}
          said={t('counter.template_deleted', { name: asked.template.name })}
          onDeleted={() => setAsked(undefined)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
