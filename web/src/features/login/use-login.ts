import { sessionCalls } from '@hdoc/contract/session.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { refreshSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/api.ts'
import type { ApiError } from '../../lib/api-error.ts'
import { renewCsrf } from '../../lib/csrf.ts'
import { t } from '../../lib/i18n.ts'

export type LoginValues = { username: string; password: string; remember: boolean }
export type LoginProblems = { username?: string; password?: string }

/**
 * What is missing before the server needs to be asked. The sentence is a text of the page: the contract's table
 * of sentences would make the first load larger.
 */
export function problemsOf(values: LoginValues): LoginProblems {
  const needed = t('login.required')
  return {
    username: values.username.trim() === '' ? needed : undefined,
    password: values.password === '' ? needed : undefined,
  }
}

/** Signs in. The guard of the router then leads on to the wanted page. */
export function useLogin() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [local, setLocal] = useState<LoginProblems>({})
  const mutation = useMutation<unknown, ApiError, LoginValues>({
    meta: { source: 'login' },
    mutationFn: async (values) => {
      await call(sessionCalls.login, { body: values })
      // The session changed its id, and with it the token of the page.
      await renewCsrf()
      queryClient.clear()
      await refreshSession()
      await router.invalidate()
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
