import '../../../lib/languages/own/administration/settings-texts.ts'
import type { OidcSection } from '@hdoc/contract/access/oidc.ts'
import { oidcSettingCalls } from '@hdoc/contract/access/oidc-calls.ts'
import { Checkbox, TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { useShown } from '../../../ui/form/field/use-shown.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useKeep } from '../../../ui/form/state/kept-row.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import styles from './oidc.module.css'
import { oidcQuery } from './oidc-query.ts'
import { OidcTest } from './oidc-test.tsx'

type Props = {
  section: OidcSection
  onClose: () => void
  onReload: () => void
  onSaved: (section: OidcSection) => void
}
type FormValues = OidcSection['values'] & { client_secret: string; remove_secret: boolean }

const valuesOf = ({ values }: OidcSection): FormValues => ({
  ...values,
  client_secret: '',
  remove_secret: false,
})

/** What is sent of the secret: a new one, its removal, or nothing about it. */
const secretOf = ({ client_secret, remove_secret }: FormValues) =>
  remove_secret ? { client_secret: null } : client_secret === '' ? {} : { client_secret }

/** The provider of the institution. The secret goes in and never comes out again. */
export function OidcDialog({ section, onClose, onReload, onSaved }: Props) {
  const { t } = useTranslation()
  const { values, version } = section
  const queryClient = useQueryClient()
  const keep = useKeep<OidcSection>()
  const schemaForm = useSchemaForm({
    schema: oidcSettingCalls.update.body,
    initial: valuesOf(section),
    toValues: (form) => {
      const { client_secret: _, remove_secret: __, ...others } = form
      return { values: { ...others, ...secretOf(form) }, version }
    },
    save: (body) => call(oidcSettingCalls.update, { body }),
    changes: [{ what: 'setting.changed' }],
    said: () => t('settings.saved'),
    onSaved: ({ data }) => onSaved(data),
  })
  const onKeep = async () => {
    const now = await queryClient.fetchQuery({ ...oidcQuery, staleTime: 0 })
    keep(now)
    return valuesOf(now)
  }
  const { form } = schemaForm
  const typed = useShown(form, ['issuer', 'client_id'])
  const isOther = typed.issuer !== values.issuer || typed.client_id !== values.client_id
  const isLocked = !section.may_change_provider
  const keeps = section.has_secret && !isOther
  const labels: Record<string, string> = {
    enabled: t('oidc.enabled'),
    issuer: t('oidc.issuer'),
    client_id: t('oidc.client_id'),
    client_secret: t('oidc.secret'),
    label: t('oidc.label'),
    allow_pending: t('oidc.allow_pending'),
  }
  return (
    <FormDialog
      title={t('oidc.configure_title')}
      schemaForm={schemaForm}
      labelOf={(path) => labels[path]}
      onClose={onClose}
      onReload={onReload}
      onKeep={onKeep}
    >
      <div className={styles.fields}>
        {isLocked && (
          <Note kind="info" icon={IconLock}>
            {t('oidc.locked')}
          </Note>
        )}
        <TextInput
          key={form.key('issuer')}
          {...form.getInputProps('issuer')}
          label={labels.issuer}
          description={t('oidc.issuer_help')}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          disabled={isLocked}
          data-autofocus={!isLocked}
        />
        <OidcTest issuer={typed.issuer} />
        <TextInput
          key={form.key('client_id')}
          {...form.getInputProps('client_id')}
          label={labels.client_id}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
          disabled={isLocked}
        />
        <TextInput
          key={form.key('client_secret')}
          {...form.getInputProps('client_secret')}
          type="password"
          label={labels.client_secret}
          description={t(
            keeps ? 'oidc.secret_set' : section.has_secret ? 'oidc.secret_lost' : 'oidc.secret_none',
          )}
          autoComplete="new-password"
          maxLength={1000}
          disabled={isLocked || typed.remove_secret}
        />
        {keeps && !isLocked && (
          <Checkbox
            key={form.key('remove_secret')}
            {...form.getInputProps('remove_secret', { type: 'checkbox' })}
            label={t('oidc.secret_remove')}
          />
        )}
        <TextInput
          key={form.key('label')}
          {...form.getInputProps('label')}
          label={labels.label}
          description={t('oidc.label_help')}
          maxLength={60}
        />
        {section.may_allow_pending && (
          <Checkbox
            key={form.key('allow_pending')}
            {...form.getInputProps('allow_pending', { type: 'checkbox' })}
            label={labels.allow_pending}
            description={t('oidc.allow_pending_help')}
          />
        )}
        <Checkbox
          key={form.key('enabled')}
          {...form.getInputProps('enabled', { type: 'checkbox' })}
          label={labels.enabled}
        />
      </div>
    </FormDialog>
  )
}
