import { draftKey } from '../../entities/session/list-memory.ts'
import type { RegistrationValues } from './registration-values.ts'

/**
 * What one is writing, kept in this browser tab: a session that expires takes the page away, and whoever signs in again
 * finds it. Files are not kept.
 */
type Draft = { owner: number; values: RegistrationValues }

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft))
  } catch {
    // Without storage it is lost with the session, as it would be with the page.
  }
}

export function forgetDraft(): void {
  sessionStorage.removeItem(draftKey)
}

/** What this person was writing; another person's is dropped. */
export function findDraft(owner: number): RegistrationValues | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null') as Draft | null
    if (kept?.owner === owner) return kept.values
  } catch {
    // Not ours, or of another version.
  }
  forgetDraft()
  return undefined
}
