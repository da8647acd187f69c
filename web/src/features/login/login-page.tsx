import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Assistance } from '../../entities/session/assistance.tsx'
import { crestOf } from '../../entities/session/crest-of.ts'
import { useSession } from '../../entities/session/session-store.ts'
import type { ApiError } from '../../lib/api-error.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { setLanguage } from '../../lib/language.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Crest } from '../../ui/crest.tsx'
import { LoginDemo } from './login-demo.tsx'
import styles from './login-page.module.css'
import { PasswordForm } from './password-form.tsx'
import type { LoginValues, PendingStep } from './use-login.ts'

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

const SecondStep = lazy(async () => ({
  default: (await import('./second-step/second-step.tsx')).SecondStep,
}))
const nobody: LoginValues = { username: '', password: '', remember: false }

/** Sign-in with user name or e-mail, and its second step where the person has a second factor. */
export function LoginPage() {
  const { demo } = useSession()
  const [values, setValues] = useState(nobody)
  const [step, setStep] = useState<PendingStep>()
  const [ended, setEnded] = useState<ApiError>()
  const back = (error?: ApiError) => {
    setValues({ ...values, password: '' })
    setEnded(error)
    setStep(undefined)
  }
  return (
    <main className={styles.page}>
      <InstitutionName />
      {step ? (
        <Suspense fallback={<div className={styles.card} />}>
          <SecondStep step={step} onBack={back} />
        </Suspense>
      ) : (
        <PasswordForm values={values} onChange={setValues} ended={ended} onStep={setStep} />
      )}
      {demo && !step && (
        <LoginDemo
          demo={demo}
          onChoose={(name) => {
            setValues({ ...values, username: name, password: demo.password })
            document.querySelector<HTMLElement>('input[name="password"]')?.focus()
          }}
        />
      )}
      <Assistance />
      <Links />
    </main>
  )
}
