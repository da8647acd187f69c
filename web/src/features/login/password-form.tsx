import { Button, TextInput } from '@mantine/core'
import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../entities/accounts/refusal-note.tsx'
import { useSession } from '../../entities/session/session-store.ts'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import styles from './parts/login-page.module.css'
import type { PendingStep } from './parts/pending-step.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordField } from './password-field.tsx'
import { type LoginValues, useLogin } from './use-login.ts'

const ProviderButton = lazy(async () => ({
  default: (await import('./provider-button.tsx')).ProviderButton,
}))

const BarredWays = lazy(async () => ({
  default: (await import('./barred-ways.tsx')).BarredWays,
}))

type Props = {
  values: LoginValues
  onChange: (values: LoginValues) => void
  /** The session ended while the person was writing something, and the draft waits for them. */
  isKept: boolean
  /** Why the second step led back here. */
  ended: ApiError | undefined
  onStep: (step: PendingStep) => void
}

/** User name and password, or a passkey in place of both. */
export function PasswordForm({ values, isKept, onChange, ended, onStep }: Props) {
  const { t } = useTranslation()
  const { oidc, institution } = useSession()
  const { submit, problems, error, pending } = useLogin(onStep)
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const failure = error ?? ended
  const send = () => {
    const found = submit(values)
    if (found.username) username.current?.focus()
    else if (found.password) password.current?.focus()
  }
  return (
    <FormFrame submit={send} className={styles.card}>
      <h1>{t('login.title')}</h1>
      {isKept && !failure && (
        <Note kind="info" role="status">
          {t('login.kept')}
        </Note>
      )}
      {failure && !problems.username && !problems.password && <RefusalNote error={failure} />}
      {failure?.status === 429 && (
        <Suspense>
          <BarredWays key={values.username} username={values.username} />
        </Suspense>
      )}
      <TextInput
        ref={username}
        label={t('login.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={values.username === ''}
        size="md"
        value={values.username}
        error={problems.username}
        onChange={(event) => onChange({ ...values, username: event.currentTarget.value })}
      />
      <PasswordField
        ref={password}
        value={values.password}
        error={problems.password}
        autoFocus={values.username !== ''}
        onChange={(text) => onChange({ ...values, password: text })}
      />
      <label className={styles.remember}>
        <input
          type="checkbox"
          name="remember"
          checked={values.remember}
          onChange={(event) => onChange({ ...values, remember: event.currentTarget.checked })}
        />
        {t('login.remember')}
      </label>
      <Button type="submit" size="md" fullWidth loading={pending}>
        {t('login.submit')}
      </Button>
      <PasskeyButton remember={values.remember} />
      {oidc && (
        <Suspense fallback={<div className={styles.awaited} />}>
          <ProviderButton label={oidc.label} remember={values.remember} />
        </Suspense>
      )}
      <div className={styles.ways}>
        <AppLink to="/forgot-password">{t('login.forgot')}</AppLink>
        {institution && <AppLink to="/register">{t('login.register')}</AppLink>}
      </div>
    </FormFrame>
  )
}
