import type { ForeignCall, Sample } from './sample.ts'

/** The calls of a sample that name another institution's rows; none when the call takes no such thing. */
export function foreignCalls({ calls, elsewhere, more = [] }: Sample): ForeignCall[] {
  if (typeof elsewhere === 'object' && 'noIds' in elsewhere) return [...more]
  const inTurn = Array.isArray(elsewhere) ? elsewhere : calls.map(() => elsewhere)
  return [
    ...calls.flatMap((call, n) => (inTurn[n] ? [{ ...call, elsewhere: inTurn[n] } as ForeignCall] : [])),
    ...more,
  ]
}
