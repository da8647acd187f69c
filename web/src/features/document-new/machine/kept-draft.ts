import { findKept, forgetKept, keepFor } from '../../../entities/session/kept-for.ts'
import { draftKey } from '../../../entities/session/list-memory.ts'
import type { RegistrationValues } from '../values/registration-values.ts'

/**
 * What a person is writing. A session that expires takes the page away; when the person signs in again, the
 * draft is there. Files are not kept.
 */
type Draft = { owner: number; values: RegistrationValues }

export const keepDraft = (draft: Draft): void => keepFor(draftKey, draft)
export const forgetDraft = (owner: number): void => forgetKept(draftKey, owner)

/** What this person was writing. */
export const findDraft = (owner: number): RegistrationValues | undefined =>
  findKept<Draft>(draftKey, owner)?.values
