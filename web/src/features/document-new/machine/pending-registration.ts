import type { DocumentInput } from '@hdoc/contract/documents/record/documents.ts'
import { findKept, forgetKept, keepFor } from '../../../entities/session/kept-for.ts'
import { unansweredKey } from '../../../entities/session/list-memory.ts'
import type { RegistrationValues } from '../values/registration-values.ts'

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

export const keepPending = (pending: PendingRegistration): void => keepFor(unansweredKey, pending)
export const forgetPending = (owner: number): void => forgetKept(unansweredKey, owner)

/** The unanswered registration of this person. */
export const findPending = (owner: number): PendingRegistration | undefined =>
  findKept<PendingRegistration>(unansweredKey, owner)
