import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { declareSlot } from '../../../platform/slots/slot.ts'

/**
 * What a later module keeps about issuers, such as documents. The module declares how its references are
 * counted and moved and puts that into the slot, and merge, undo and erasure run it in their own
 * transaction.
 */
export type IssuerReferences = {
  readonly kind: 'document'
  count(db: TenantDb, issuerId: number): Promise<number>
  /** Gives the ids of what was moved. */
  move(db: TenantDb, ids: { from: number; to: number }): Promise<number[]>
  /** Moves back those that are still where they were moved to; gives how many. */
  moveBack(db: TenantDb, references: readonly number[], ids: { from: number; to: number }): Promise<number>
  /** How many of them the law wants kept with the person's name, wherever in them the name stands. */
  countKept(db: TenantDb, issuerId: number): Promise<number>
  /** What this reader may give the person about them, in the order they came. */
  describe(
    db: TenantDb,
    issuerId: number,
    reader: { actor: Actor; language: Language },
  ): Promise<Record<string, string>[]>
}

export const issuerReferences = declareSlot<IssuerReferences>('references to issuers')
