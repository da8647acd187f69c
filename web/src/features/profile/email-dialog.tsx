import { emailChange } from '@hdoc/contract/accounts/profile.ts'
import { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { PasswordInput, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import styles from './profile.module.css'

type FormValues = { email: string; current_password: string }

/**
 * Asks for another e-mail address. A link is sent to it, and the address counts once the link is confirmed.
 */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const initial: FormValues = { email: '', current_password: '' }
  const schemaForm = useSchemaForm({
    schema: emailChange,
    initial,
    save: (body) => call(profileCalls.changeEmail, { body }),
    changes: [{ what: 'profile.changed' }],
    said: () => t('profile.email_asked_short'),
    onSaved: onClose,
  })
  const labels = { email: t('profile.email_new'), current_password: t('profile.current_password') }
  return (
    <FormDialog
      title={t('profile.email_title')}
      schemaForm={schemaForm}
      labelOf={(path) => labels[path as keyof FormValues]}
      onClose={onClose}
      saveLabel={t('profile.email_send')}
    >
      <p className={styles.dialogText}>{t('profile.email_help')}</p>
      <TextInput
        key={schemaForm.form.key('email')}
        {...schemaForm.form.getInputProps('email')}
        data-autofocus
        label={labels.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={200}
      />
      <PasswordInput
        key={schemaForm.form.key('current_password')}
        {...schemaForm.form.getInputProps('current_password')}
        label={labels.current_password}
        name="current_password"
        autoComplete="current-password"
        required
        visibilityToggleButtonProps={{ 'aria-label': t('profile.show_password'), tabIndex: 0 }}
      />
    </FormDialog>
  )
}
