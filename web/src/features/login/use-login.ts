import { firstCalls } from '@hdoc/contract/access/first-calls.ts'
import { useState } from 'react'
import { call } from '../../lib/calls/call.ts'
import { t } from '../../lib/languages/i18n.ts'
import { useAction } from '../../ui/action/use-action.ts'
import type { PendingStep } from './parts/pending-step.ts'
import { useEnter } from './parts/use-enter.ts'

export type LoginValues = { username: string; password: string; remember: boolean }
export type LoginProblems = { username?: string; password?: string }

/**
 * Checks that both fields are filled in, before the server is asked. The sentence is a text of the page,
 * because the contract's table of sentences would make the first load larger.
 */
function problemsOf(values: LoginValues): LoginProblems {
  const needed = t('login.required')
  return {
    username: values.username.trim() === '' ? needed : undefined,
    password: values.password === '' ? needed : undefined,
  }
}

/** Signs in with a password, up to the second step where there is one. */
export function useLogin(onStep: (step: PendingStep) => void) {
  const enter = useEnter()
  const [local, setLocal] = useState<LoginProblems>({})
  const mutation = useAction({
    call: async (values: LoginValues) => {
      const { second_factor: step } = await call(firstCalls.login, { body: values })
      if (step) onStep(step)
      else await enter()
    },
    changes: [],
    source: 'login',
  })
  const submit = (values: LoginValues): LoginProblems => {
    const found = problemsOf(values)
    setLocal(found)
    if (found.username === undefined && found.password === undefined) mutation.mutate(values)
    return found
  }
  const { error } = mutation
  const problems: LoginProblems = {
    username: local.username ?? error?.fields.username?.join(' '),
    password: local.password ?? error?.fields.password?.join(' '),
  }
  return { submit, problems, error, pending: mutation.isPending }
}
