import type { SheetStatus } from '@hdoc/contract/transfers/transfer-status.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { liveSight } from '../../live/index.ts'
import { seesSheet } from '../rules/sheet-policy.ts'
import { listEnds } from './queries/sheets.ts'

type Ends = { status: SheetStatus; from_group_id: number; to_group_id: number | null }

/** Who may know of changes of a sheet: the people of both its departments. */
export const sheetSight = liveSight<Actor, Ends>({
  subjectType: 'transfer',
  viewerOf: async (_db, actor) => actor,
  factsOf: async (db, ids) => new Map((await listEnds(db, ids)).map((one) => [one.id, one])),
  sees: seesSheet,
})
