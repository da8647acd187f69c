import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { declareSlot } from '../../../platform/slots/slot.ts'

/** One thing that is kept about a person beside their documents. `about`: what it says; '' where the reader may not see it. */
export type PersonRecord = { what: string; on: string; number: string; about: string }

/** By what a person is known who has no entry of the directory where they wrote; of them and their merged entries. */
export type PersonTraits = { emails: readonly string[]; cnps: readonly string[] }

type Reader = { actor: Actor; language: Language; now: Date; settings: Secrets; traits: PersonTraits }

/** What a later module keeps about people of the directory and their merged entries, such as addresses of dispatches. */
export type PersonRecords = (
  db: TenantDb,
  issuerIds: readonly number[],
  reader: Reader,
) => Promise<PersonRecord[]>

export const personRecords = declareSlot<PersonRecords>('what is kept about a person beside documents')

/**
 * Erases what a later module keeps about a person beside documents, in the transaction of their erasure. Gives the subjects of
 * which the trail is emptied too.
 */
export type PersonErasure = (
  db: TenantDb,
  by: {
    platform: PlatformDb
    services: Pick<Services, 'settings' | 'files'>
    traits: PersonTraits
    at: Date
  },
) => Promise<{ type: string; ids: readonly number[] }>

export const personErasures = declareSlot<PersonErasure>('what is erased with a person beside documents')
