import { passwordChange } from '@hdoc/contract/accounts/profile.ts'
import { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { Button, PasswordInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '../../entities/profile/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/calls/call.ts'
import { renewCsrf } from '../../lib/calls/csrf.ts'
import { Key } from '../../ui/display/key.tsx'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { ErrorSummary } from '../../ui/form/frame/error-summary.tsx'
import { SavingFrame } from '../../ui/form/frame/saving-frame.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import styles from './change-password.module.css'
import { type PasswordForm, PasswordRules } from './password-rules.tsx'

const empty: PasswordForm = { current_password: '', password: '', password_again: '' }

function ChangeForm({ minimum }: { minimum: number }) {
  const { t } = useTranslation()
  const go = useGo()
  const rules = useId()
  const { form, messages, busy, submit, rootRef } = useSchemaForm({
    schema: passwordChange,
    initial: empty,
    save: async (body) => {
      await call(profileCalls.changePassword, { body })
      // The call gave the session a new id, so the page needs a new CSRF token.
      await renewCsrf()
    },
    changes: [{ what: 'profile.changed' }],
    said: () => t('profile.password_saved'),
    onSaved: () => go('/profile'),
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
    <SavingFrame submit={submit} className={styles.form} ref={rootRef}>
      <ErrorSummary
        messages={messages}
        labelOf={(path) => labels[path as keyof PasswordForm]}
        root={rootRef.current}
      />
      <PasswordInput {...field('current_password')} autoFocus />
      <PasswordInput {...field('password')} aria-describedby={rules} />
      <PasswordInput {...field('password_again')} />
      <PasswordRules form={form} minimum={minimum} id={rules} />
      <p className={styles.quiet}>{t('profile.password_ends')}</p>
      <Button className={styles.save} type="submit" loading={busy} rightSection={<Key>Ctrl S</Key>}>
        {t('profile.password_change')}
      </Button>
    </SavingFrame>
  )
}

function OwnPassword() {
  const { t } = useTranslation()
  const profile = useQuery(profileQuery)
  return (
    <Answer query={profile}>
      {(data) => {
        if (!data.has_password) return <Note kind="info">{t('profile.password_none_how')}</Note>
        return (
          <div className={styles.card}>
            <ChangeForm minimum={data.password_minimum} />
          </div>
        )
      }}
    </Answer>
  )
}

/** The page to change one's own password: asks for the present one once and for the new one twice. */
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
        <OwnPassword />
      )}
    </Page>
  )
}
