import './step-texts.ts'
import type { LoginStepMethod } from '@hdoc/contract/access/session.ts'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../entities/accounts/refusal-note.tsx'
import type { ApiError } from '../../../lib/calls/api-error.ts'
import { useLanguage } from '../../../lib/languages/i18n.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { FormFrame } from '../../../ui/form/frame/form-frame.tsx'
import styles from '../parts/login-page.module.css'
import type { PendingStep } from '../parts/pending-step.ts'
import own from './second-step.module.css'
import { useSecondStep } from './use-second-step.ts'

type Props = {
  step: PendingStep
  /** Leads back to the password: by choice, or (`ended`) because the step has ended. */
  onBack: (ended?: ApiError) => void
}

/**
 * The second step of a sign-in: a code of the application, a passkey, a recovery code, or the password of the
 * HDoc account.
 */
export function SecondStep({ step, onBack }: Props) {
  const { t } = useTranslation()
  useLanguage()
  const [method, setMethod] = useState<LoginStepMethod>(step.methods[0] ?? 'recovery')
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { submit, problem, error, cancelled, pending, forget } = useSecondStep(step.ticket, onBack)
  // Select a refused code, so that typing the next one replaces it.
  useEffect(() => {
    if (problem !== undefined) field.current?.select()
  }, [problem])
  const send = () => {
    if (!submit(method, code)) field.current?.focus()
  }
  const choose = (next: LoginStepMethod) => {
    setMethod(next)
    setCode('')
    forget()
  }
  const others = step.methods.filter((one) => one !== method)
  return (
    <FormFrame submit={send} className={styles.card}>
      <h1>{t(step.isLink ? 'second_step.link_title' : 'second_step.title')}</h1>
      {error && problem === undefined && <RefusalNote error={error} />}
      {cancelled && (
        <Note kind="bad" role="alert">
          {t('second_step.passkey_cancelled')}
        </Note>
      )}
      {step.isLink && <p className={own.hint}>{t('second_step.link_text')}</p>}
      <p className={own.hint}>{t(`second_step.${method}_text`)}</p>
      {method === 'passkey' ? (
        <Button type="submit" size="md" fullWidth loading={pending} autoFocus key="passkey">
          {t('second_step.passkey_use')}
        </Button>
      ) : (
        <>
          <TextInput
            key={method}
            ref={field}
            label={t(`second_step.${method}_code`)}
            name={method === 'password' ? 'password' : 'code'}
            type={method === 'password' ? 'password' : 'text'}
            inputMode={method === 'totp' ? 'numeric' : 'text'}
            autoComplete={method === 'password' ? 'current-password' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            size="md"
            maxLength={method === 'password' ? 200 : 40}
            value={code}
            error={problem}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Button type="submit" size="md" fullWidth loading={pending}>
            {t('second_step.submit')}
          </Button>
        </>
      )}
      {others.length > 0 && (
        <p className={own.ways}>
          {t('second_step.other')}{' '}
          {others.map((other) => (
            <button key={other} type="button" onClick={() => choose(other)}>
              {t(`second_step.use_${other}`)}
            </button>
          ))}
        </p>
      )}
      {method === 'recovery' && <p className={own.hint}>{t('second_step.lost')}</p>}
      <p className={own.ways}>
        <button type="button" onClick={() => onBack()}>
          {t(step.isLink ? 'second_step.link_back' : 'second_step.back')}
        </button>
      </p>
    </FormFrame>
  )
}
