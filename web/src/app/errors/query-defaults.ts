import type { DefaultOptions } from '@tanstack/react-query'
import { ApiError } from '../../lib/calls/api-error.ts'

const maximumRetries = 2
/**
 * Whether a query is worth asking again: no answer, or a server that is down for a moment. Never a stopped
 * call or a refusal.
 */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.code === 'offline' || error.code === 'timeout' || error.status === 503)

export const queryDefaults: DefaultOptions = {
  queries: {
    // „always”: without network a page says so at once instead of waiting in silence.
    networkMode: 'always',
    staleTime: 10_000,
    retry: (count, error) => count < maximumRetries && isPassing(error),
  },
  mutations: { networkMode: 'always', retry: false },
}
