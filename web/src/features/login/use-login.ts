import { firstCalls } from '@hdoc/contract/access/first-calls.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import type { ApiError } from '../../lib/api-error.ts'
import { t } from '../../lib/i18n.ts'
import type { PendingStep } from './parts/pending-step.ts'
import { useEnter } from './parts/use-enter.ts'

export type LoginValues = { username: string; password: string; remember: boolean }
export type LoginProblems = { username?: string; password?: string }

/**
 * Checks that both fields are filled in, before the server is asked. The sentence is a text of the page,
 * because the contract's table of sentences would make the first load larger.
 */
export function problemsOf(values: LoginValues): LoginProblems {
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
  const mutation = useMutation<void, ApiError, LoginValues>({
    meta: { source: 'login' },
    mutationFn: async (values) => {
      const { second_factor: step } = await call(firstCalls.login, { body: values })
      if (step) onStep(step)
      else await enter()
    },
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
