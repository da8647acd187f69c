import type { sessionCalls } from '@hdoc/contract/access/session-calls.ts'
import type { AnswerOf } from '@hdoc/contract/calls/endpoint.ts'

/**
 * What the second step needs: a ticket, and the ways to do it. `isLink`: it also links an account of the provider.
 */
export type PendingStep = NonNullable<AnswerOf<typeof sessionCalls.login>['second_factor']> & {
  isLink?: boolean
}
