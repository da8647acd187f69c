import { passwordChange, profileCalls } from '@hdoc/contract/profile.ts'
import { Button, PasswordInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/api.ts'
import { renewCsrf } from '../../lib/csrf.ts'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { Note } from '../../ui/note.tsx'
import { Page } from '../../ui/page.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useGo } from '../../ui/use-go.ts'
import styles from './change-password.module.css'
import { type PasswordForm, PasswordRules } from './password-rules.tsx'

const empty: PasswordForm = { current_password: '', password: '', password_again: '' }

function ChangeForm() {
  const { t } = useTranslation()
  const go = useGo()
  const rules = useId()
  const { form, messages, busy, submit, rootRef } = useSchemaForm({
    schema: passwordChange,
    initial: empty,
    save: async (body) => {
      await call(profileCalls.changePassword, { body })
      // The session has a new id, and the token of the page belongs to the old one.
      await renewCsrf()
    },
    onSaved: () => {
      toast({ kind: 'success', message: t('profile.password_saved') })
      go('/profile')
    },
  })
  const labels = {
    current_password: t('profile.current_password'),
    password: t('profile.new_password'),
    password_again: t('profile.password_again'),
  }
  const field = (name: keyof PasswordForm) => ({
    ...form.getInputProps(name),
    name,
    label: labels[name],
    required: true,
    autoComplete: name === 'current_password' ? 'current-password' : 'new-password',
    visibilityToggleButtonProps: {
      'aria-label': `${t('profile.show_password')}: ${labels[name]}`,
      tabIndex: 0,
    },
  })
  return (
    <form
      className={styles.form}
      ref={rootRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ErrorSummary
        messages={messages}
        labelOf={(path) => labels[path as keyof PasswordForm]}
        root={rootRef.current}
      />
      <PasswordInput {...field('current_password')} autoFocus />
      <PasswordInput {...field('password')} aria-describedby={rules} />
      <PasswordInput {...field('password_again')} />
      <PasswordRules form={form.values} id={rules} />
      <p className={styles.quiet}>{t('profile.password_ends')}</p>
      <Button type="submit" loading={busy}>
        {t('profile.password_change')}
      </Button>
    </form>
  )
}

/** The own password: the present one, the new one twice. */
export function ChangePasswordPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  if (user === null) return null
  return (
    <Page
      title={t('profile.password_title')}
      breadcrumb={[{ label: t('profile.title'), to: '/profile' }, { label: t('profile.password_title') }]}
    >
      {user.logged_in_as_another_user ? (
        <Note kind="info">{t('profile.password_acting')}</Note>
      ) : (
        <div className={styles.card}>
          <ChangeForm />
        </div>
      )}
    </Page>
  )
}
