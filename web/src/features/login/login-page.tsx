import { Button, TextInput } from '@mantine/core'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Assistance } from '../../entities/session/assistance.tsx'
import { crestOf } from '../../entities/session/crest-of.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { setLanguage } from '../../lib/language.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Crest } from '../../ui/crest.tsx'
import { LoginDemo } from './login-demo.tsx'
import { LoginFailure } from './login-failure.tsx'
import styles from './login-page.module.css'
import { PasswordField } from './password-field.tsx'
import { useLogin } from './use-login.ts'

function InstitutionName() {
  const { t } = useTranslation()
  const { institution } = useSession()
  return (
    <div className={styles.name}>
      <Crest height={40} src={crestOf(institution)} />
      <span>
        <b>{institution?.name ?? 'HDoc'}</b>
        <small>
          {institution ? t('portal.county', { county: institution.county_name }) : t('login.platform')}
        </small>
      </span>
    </div>
  )
}

function Links() {
  const { t } = useTranslation()
  const { institution } = useSession()
  const language = useLanguage()
  return (
    <nav className={styles.links} aria-label={t('common.language')}>
      {(['ro', 'en'] as const).map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => setLanguage(code)}
        >
          {t(`common.language_${code}`)}
        </button>
      ))}
      {institution && <AppLink to="/">{t('login.portal')}</AppLink>}
    </nav>
  )
}

/** Sign-in with user name or e-mail. */
export function LoginPage() {
  const { t } = useTranslation()
  const { demo } = useSession()
  const { submit, problems, error, pending } = useLogin()
  const [values, setValues] = useState({ username: '', password: '', remember: false })
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const found = submit(values)
    if (found.username) username.current?.focus()
    else if (found.password) password.current?.focus()
  }
  return (
    <main className={styles.page}>
      <InstitutionName />
      <form className={styles.card} onSubmit={send} noValidate>
        <h1>{t('login.title')}</h1>
        {error && !problems.username && !problems.password && <LoginFailure error={error} />}
        <TextInput
          ref={username}
          label={t('login.username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          size="md"
          value={values.username}
          error={problems.username}
          onChange={(event) => setValues({ ...values, username: event.currentTarget.value })}
        />
        <PasswordField
          ref={password}
          value={values.password}
          error={problems.password}
          onChange={(text) => setValues({ ...values, password: text })}
        />
        <label className={styles.remember}>
          <input
            type="checkbox"
            name="remember"
            checked={values.remember}
            onChange={(event) => setValues({ ...values, remember: event.currentTarget.checked })}
          />
          {t('login.remember')}
        </label>
        <Button type="submit" size="md" fullWidth loading={pending}>
          {t('login.submit')}
        </Button>
      </form>
      {demo && (
        <LoginDemo
          demo={demo}
          onChoose={(name) => {
            setValues({ ...values, username: name, password: demo.password })
            password.current?.focus()
          }}
        />
      )}
      <Assistance />
      <Links />
    </main>
  )
}
