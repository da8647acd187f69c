import type { PlatformDb, TenantDb } from '../db/database.ts'
import type { Sentence } from '../refusal.ts'
import type { Secrets } from './key-ring.ts'

/**
 * One page of a pass over an institution: how many values it moved, and where the
 * next page begins; undefined = end.
 */
export type MovedPage = { moved: number; next: number | undefined }

/**
 * One kind of values that are sealed or keyed with the secret, and how they are
 * moved under the present secret.
 */
export interface SealedValues {
  /** The name of the kind, for people who read the progress. */
  readonly label: Sentence
  /** How many values are not under the present secret, for each institution that has some. */
  waiting(db: PlatformDb, secrets: Secrets): Promise<{ institution_id: number; waiting: number }[]>
  /**
   * Moves some hundred values at most, those with ids after `after`. A value that no
   * named secret opens stays as it is.
   */
  move(db: TenantDb, secrets: Secrets, after: number): Promise<MovedPage>
}

/** How many values one transaction moves; it locks their rows for some tens of milliseconds. */
export const PAGE = 500

/** The `after` of the next page; undefined when these rows were fewer than a page, so the last ones. */
export const nextOf = (rows: readonly { id: number }[]): number | undefined =>
  rows.length < PAGE ? undefined : rows.at(-1)?.id
