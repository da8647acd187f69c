import type { PlatformDb, TenantDb } from '../db/database.ts'
import type { Sentence } from '../refusal.ts'
import type { Secrets } from './key-ring.ts'

/** One page of a pass over an institution: how many values were moved, and where to go on; undefined = at its end. */
export type MovedPage = { moved: number; next: number | undefined }

/** Values of one kind that secrets seal or key, and how they come under the present one. */
export interface SealedValues {
  /** What they are, for whoever reads how far it is. */
  readonly label: Sentence
  /** How many are not under the present secret (yet), in each institution that has some. */
  waiting(db: PlatformDb, secrets: Secrets): Promise<{ institution_id: number; waiting: number }[]>
  /** Moves at most some hundred of them, those behind `after`. One that no named secret opens is left as it is. */
  move(db: TenantDb, secrets: Secrets, after: number): Promise<MovedPage>
}

/** Values in one transaction: it holds their rows for some tens of milliseconds. */
export const PAGE = 500

/** Where a page of rows goes on; a short one was the last. */
export const nextOf = (rows: readonly { id: number }[]): number | undefined =>
  rows.length < PAGE ? undefined : rows.at(-1)?.id
