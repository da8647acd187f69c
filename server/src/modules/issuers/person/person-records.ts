import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { declareSlot } from '../../../platform/slots/slot.ts'

/** One thing that is kept about a person beside their documents. `about`: what it says; '' where the reader may not see it. */
export type PersonRecord = { what: string; on: string; number: string; about: string }

/** What a later module keeps about people of the directory and their merged entries, such as addresses of dispatches. */
export type PersonRecords = (
  db: TenantDb,
  issuerIds: readonly number[],
  reader: { actor: Actor; language: Language; now: Date },
) => Promise<PersonRecord[]>

export const personRecords = declareSlot<PersonRecords>('what is kept about a person beside documents')
