import type { DeliveryReason } from '@hdoc/contract/notifications/notification-deliveries.ts'
import { OutsideError } from '../../../platform/outgoing/ask-outside.ts'

/** What became of one try to send a message. `failed` is tried again, `given_up` is not. */
export type Outcome =
  | { readonly state: 'sent' }
  | { readonly state: 'failed' | 'given_up'; readonly reason: DeliveryReason; readonly detail: string }
  | { readonly state: 'waiting'; readonly reason: 'not_configured' }

export const sent: Outcome = { state: 'sent' }
export const givenUp = (reason: DeliveryReason, detail = ''): Outcome => ({
  state: 'given_up',
  reason,
  detail,
})
const failed = (reason: DeliveryReason, detail: string): Outcome => ({ state: 'failed', reason, detail })

/** Answers by which a server asks to be called again later. */
const LATER = new Set([408, 425, 429])

/** The outcome of a message that a server answered by HTTP. */
export function outcomeOfStatus(status: number): Outcome {
  if (status >= 200 && status < 300) return sent
  const detail = `HTTP ${status}`
  return status >= 500 || LATER.has(status) ? failed('unreachable', detail) : givenUp('refused', detail)
}

/** The outcome of a call that gave no answer. Only the kind is kept: messages of errors quote addresses. */
export function outcomeOfCall(error: unknown): Outcome {
  if (!(error instanceof OutsideError)) throw error
  return failed('unreachable', error.reason)
}

/**
 * The outcome of a mail that the mail server did not take. A refusal of this mail is final (a code from 500 on for its
 * address or content); everything else, a wrong password of ours too, may be mended and is tried again.
 */
export function outcomeOfMail(error: unknown): Outcome {
  if (error instanceof TypeError) return givenUp('refused', 'address')
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown }
  const detail = String(responseCode ?? code ?? 'unknown').slice(0, 60)
  const isRefusal = typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH'
  if (isRefusal) return givenUp('refused', detail)
  return failed('unreachable', detail)
}
