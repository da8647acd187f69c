import type { AnswerOf } from '@hdoc/contract/endpoint.ts'
import type { sessionCalls } from '@hdoc/contract/session.ts'

/** What the second step needs: a ticket, and the ways to show a second factor. */
export type PendingStep = NonNullable<AnswerOf<typeof sessionCalls.login>['second_factor']>
