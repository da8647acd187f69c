import type { DocumentInput } from '@hdoc/contract/documents.ts'
import { unansweredKey } from '../../entities/session/list-memory.ts'
import type { RegistrationValues } from './registration-values.ts'

/**
 * A registration that was sent and has no answer yet. Kept in this browser tab, so that a lost answer or a reload
 * sends the same content under the same key, and nothing is registered twice.
 */
export type PendingRegistration = {
  owner: number
  key: string
  body: DocumentInput
  values: RegistrationValues
}

const entry = unansweredKey

export function keepPending(pending: PendingRegistration): void {
  try {
    sessionStorage.setItem(entry, JSON.stringify(pending))
  } catch {
    // Without storage a reload forgets it; the key still protects within the page.
  }
}

export function forgetPending(): void {
  sessionStorage.removeItem(entry)
}

/** The unanswered registration of this person; another person's is dropped. */
export function findPending(owner: number): PendingRegistration | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(entry) ?? 'null') as PendingRegistration | null
    if (kept?.owner === owner && typeof kept.key === 'string') return kept
    if (kept) forgetPending()
  } catch {
    forgetPending()
  }
  return undefined
}
