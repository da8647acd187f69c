import { factorCalls } from '@hdoc/contract/access/factor-calls.ts'
import type { AnswerOf } from '@hdoc/contract/calls/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '../../../lib/calls/call.ts'

export type TotpSetup = AnswerOf<typeof factorCalls.startTotp>

/**
 * Asks for a new secret right away where nobody has to prove anything first (`enabled`). Each dialog that is
 * opened gets its own secret.
 */
export function useStartTotp(enabled: boolean): TotpSetup | undefined {
  const dialog = useId()
  const { data } = useQuery({
    queryKey: ['factor_start', dialog],
    queryFn: () => call(factorCalls.startTotp, { body: {} }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { loud: true },
  })
  return data
}
