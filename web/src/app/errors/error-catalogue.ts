import { isRefusedDomain } from '../../entities/session/session-store.ts'
import type { ApiError } from '../../lib/calls/api-error.ts'

/**
 * Where a failure comes from, as far as the reaction depends on it. `single` loads the one record of a page.
 */
export type Source = 'status' | 'login' | 'login-back' | 'logout' | 'single' | 'call'

export type Reaction =
  | { do: 'mark-domain-invalid' }
  | { do: 'go-invalid-domain' }
  | { do: 'sign-out' }
  | { do: 'go-login' }
  | { do: 'log' }
  /** A toast titled „Operation failed” with the server's message or „Operation failed”. */
  | { do: 'toast'; message: string }
  /** A toast with a heading of its own before the message. */
  | { do: 'flash'; heading: 'not_found_model' | 'error'; message: string }
  | { do: 'dialog'; message: string; details: unknown }
  | { do: 'go-not-found' }
  /** Who is signed in has changed: status is asked anew. */
  | { do: 'ask-status' }

type Row = {
  /** Its name; `situations` of the test says it in the words of specification §8, which no page needs to load. */
  readonly situation: string
  readonly when: (error: ApiError, source: Source) => boolean
  readonly react: (error: ApiError, source: Source) => readonly Reaction[]
}

const toast = ({ message }: ApiError): Reaction => ({ do: 'toast', message })

/** Situation → reaction; the first row that fits decides. */
export const catalogue: readonly Row[] = [
  {
    situation: 'stopped',
    when: (error) => error.code === 'aborted',
    react: () => [],
  },
  {
    situation: 'login-back',
    when: (_, source) => source === 'login-back',
    react: () => [{ do: 'log' }],
  },
  { situation: 'logout', when: (_, source) => source === 'logout', react: () => [] },
  {
    situation: 'refused-host',
    when: (error, source) => source === 'status' && isRefusedDomain(error),
    react: () => [{ do: 'mark-domain-invalid' }, { do: 'go-invalid-domain' }],
  },
  {
    situation: 'status',
    when: (_, source) => source === 'status',
    react: () => [{ do: 'sign-out' }, { do: 'log' }],
  },
  {
    situation: 'invalid-domain',
    when: (error) => error.code === 'invalid_domain' || error.code === 'uknown_host',
    react: () => [{ do: 'go-invalid-domain' }],
  },
  {
    situation: 'http-401',
    when: (error) => error.status === 401,
    react: () => [{ do: 'sign-out' }, { do: 'go-login' }],
  },
  {
    situation: 'http-419',
    when: (error) => error.status === 419,
    react: (error) => [{ do: 'sign-out' }, toast(error)],
  },
  {
    // The form shows the wrong fields itself, from the error it catches.
    situation: 'http-422',
    when: (error) => error.status === 422,
    react: (error) => [toast(error)],
  },
  {
    situation: 'http-404',
    when: (error) => error.status === 404,
    react: (error, source) => [
      { do: 'flash', heading: 'not_found_model', message: error.message },
      ...(source === 'single' ? ([{ do: 'go-not-found' }] as const) : []),
    ],
  },
  {
    situation: 'refused',
    when: (error) => error.code === 'refused',
    react: (error) => [toast(error)],
  },
  {
    situation: 'other-session',
    when: (error) => error.code === 'OTHER_PERSON' || error.code === 'OTHER_CLIENT',
    react: (error) => [toast(error), { do: 'ask-status' }],
  },
  {
    situation: 'acting-ended',
    when: (error) => error.code === 'ACTING_ENDED',
    react: (error) => [toast(error), { do: 'ask-status' }],
  },
  {
    situation: 'second-factor',
    when: (error) => error.code === 'SECOND_FACTOR_NEEDED',
    react: (error) => [toast(error), { do: 'ask-status' }],
  },
  {
    situation: 'unanswered',
    when: (error) => error.status === 0 || error.code === 'unreadable',
    react: (error) => [toast(error)],
  },
  {
    situation: 'too-many-sign-ins',
    when: (error, source) => source === 'login' && error.status === 429,
    react: () => [],
  },
  {
    situation: 'other',
    when: () => true,
    react: (error) => [
      { do: 'flash', heading: 'error', message: error.message },
      { do: 'dialog', message: error.message, details: error.body },
    ],
  },
]

export function reactionsTo(error: ApiError, source: Source): readonly Reaction[] {
  return catalogue.find((row) => row.when(error, source))?.react(error, source) ?? []
}
