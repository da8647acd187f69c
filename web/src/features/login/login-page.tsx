import { lazy, Suspense, useState } from 'react'
import { EntryFrame } from '../../entities/session/entry-frame.tsx'
import { draftKey } from '../../entities/session/list-memory.ts'
import { useSession } from '../../entities/session/session-store.ts'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { fromProvider } from './from-provider.ts'
import { LoginDemo } from './login-demo.tsx'
import styles from './parts/login-page.module.css'
import { PasswordForm } from './password-form.tsx'
import type { LoginValues } from './use-login.ts'

const SecondStep = lazy(async () => ({
  default: (await import('./second-step/second-step.tsx')).SecondStep,
}))
const ProviderFailure = lazy(async () => ({
  default: (await import('./provider-failure.tsx')).ProviderFailure,
}))
const nobody: LoginValues = { username: '', password: '', remember: false }

/** Sign-in with user name or e-mail, and its second step where the person has a second factor. */
export function LoginPage() {
  const { demo } = useSession()
  const [values, setValues] = useState(nobody)
  const [brought] = useState(fromProvider)
  const [isKept] = useState(() => sessionStorage.getItem(draftKey) !== null)
  const [step, setStep] = useState(brought.step)
  const [ended, setEnded] = useState<ApiError>()
  const back = (error?: ApiError) => {
    setValues({ ...values, password: '' })
    setEnded(error)
    setStep(undefined)
  }
  return (
    <EntryFrame>
      {brought.failure && !step && (
        <div className={styles.demo}>
          <Suspense>
            <ProviderFailure failure={brought.failure} />
          </Suspense>
        </div>
      )}
      {step ? (
        <Suspense fallback={<div className={styles.card} />}>
          <SecondStep step={step} onBack={back} />
        </Suspense>
      ) : (
        <PasswordForm values={values} isKept={isKept} onChange={setValues} ended={ended} onStep={setStep} />
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
    </EntryFrame>
  )
}
