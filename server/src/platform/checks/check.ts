import type { ProofSecrets } from '../audit/proof-key.ts'
import type { Database, PlatformDb } from '../db/database.ts'
import type { Scope } from '../db/institution-scope.ts'
import type { Settings } from '../env.ts'
import type { Sentence } from '../refusal.ts'
import type { Finding, OnUncovered } from './finding.ts'

/** The order in which `hdoc verify` tells what it found, whatever module found it. */
export const checkPhases = ['numbers', 'trail', 'state', 'upkeep', 'clock'] as const

export interface CheckWith {
  /** The present time, to find what is ahead of it; without it nothing is. */
  now?: Date | undefined
  /**
   * The keys to check signatures with. They are known outside the database only and sign heads and erasures.
   */
  secrets?: ProofSecrets | undefined
  /** Called with what the check cannot tell anything about. */
  onUncovered?: OnUncovered | undefined
}

/** A check of rows that must agree. The database reads the rows, and only findings come out. */
export interface RowCheck {
  readonly phase: (typeof checkPhases)[number]
  find(db: PlatformDb, scope: Scope, extra: CheckWith): Promise<Finding[]>
}

/**
 * What the operator asked for beside the rows. `heads`: text of signed heads that were kept apart, to compare
 * the chains with. `files`: read every stored file and compare it too.
 */
export type VerifyWishes = { heads?: string | undefined; files?: boolean | undefined }

/** A check that looks beyond the rows of the database, at files for example. */
export interface OuterCheck {
  look(extra: { database: Database; settings: Settings; wishes: VerifyWishes }): Promise<{
    findings: readonly Finding[]
    /** What the check cannot tell anything about. */
    note?: Sentence
  }>
}
