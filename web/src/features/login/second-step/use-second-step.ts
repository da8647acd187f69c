import { loginStepCalls } from '@hdoc/contract/access/login-step-calls.ts'
import type { LoginStepMethod } from '@hdoc/contract/access/session.ts'
import { useState } from 'react'
import type { ApiError } from '../../../lib/calls/api-error.ts'
import { call } from '../../../lib/calls/call.ts'
import { t } from '../../../lib/languages/i18n.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { useEnter } from '../parts/use-enter.ts'
import { showPasskey } from './ask-for-passkey.ts'

type Sent = { method: LoginStepMethod; code: string }

const typed = ({ method, code }: Sent) => (method === 'password' ? { password: code } : { code })

/** Sends the second factor of a ticket; a ticket that has ended leads back to the password. */
export function useSecondStep(ticket: string, onEnded: (error: ApiError) => void) {
  const enter = useEnter()
  const [missing, setMissing] = useState<string>()
  const mutation = useAction({
    call: async (sent: Sent) => {
      const { method } = sent
      if (method === 'passkey') {
        if (!(await showPasskey(ticket))) return false
      } else await call(loginStepCalls.secondFactor, { body: { ticket, method, ...typed(sent) } })
      await enter()
      return true
    },
    changes: [],
    source: 'login',
    // The page also hears of it as of any refusal at the door.
    shown: false,
    onFailure: (error) => {
      if (error.code === 'LOGIN_STEP_ENDED') onEnded(error)
    },
  })
  /** Returns false when nothing was typed. */
  const submit = (method: LoginStepMethod, code: string): boolean => {
    const isBlank = method !== 'passkey' && code.trim() === ''
    setMissing(isBlank ? t('login.required') : undefined)
    if (!isBlank) mutation.mutate({ method, code })
    return !isBlank
  }
  const { error } = mutation
  const isCode = mutation.variables?.method !== 'passkey'
  const refused = error?.fields.code ?? error?.fields.password
  return {
    submit,
    /** What is wrong with the code. */
    problem: missing ?? (isCode ? refused?.join(' ') : undefined),
    error,
    /** The browser was asked, and no passkey was used. */
    cancelled: mutation.data === false,
    pending: mutation.isPending,
    forget: () => {
      setMissing(undefined)
      mutation.reset()
    },
  }
}
