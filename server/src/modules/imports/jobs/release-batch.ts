import { IMPORT_BATCH } from '@hdoc/contract/imports/import-states.ts'
import { personNow } from '../../access/index.ts'
import type { ImportKind } from '../kind/import-kind.ts'
import { habitOf } from '../map/habit.ts'
import { endCheck, type ImportRecord, lockImport, markRead, storeHabit } from '../queries/imports.ts'
import { listHeld, markReleased } from '../queries/made.ts'
import { canImport } from '../rights/policy.ts'
import { endBadly, endImport } from './end-import.ts'
import type { ImportWork } from './import-work.ts'

/** All rows are behind: a check ends, and so does a run that holds nothing. */
export function endOfRows(ctx: ImportWork, kind: ImportKind, record: ImportRecord): Promise<void> {
  return ctx.tx(async (db) => {
    const now = await lockImport(db, record.id)
    if (now?.state !== record.state || now.is_read) return
    const at = ctx.clock.now()
    if (now.state === 'checking') {
      await endCheck(db, now.id, at)
      return storeHabit(db, kind.id, habitOf(now.column_names, now.mapping))
    }
    await markRead(db, now.id)
    if (now.mode !== 'all') await endImport(db, now, { state: 'done', at })
  })
}

/** Ends the hold of some rows of all or nothing; after the last ones the import is done. */
export function releaseBatch(ctx: ImportWork, kind: ImportKind, record: ImportRecord): Promise<void> {
  return ctx.tx(async (db) => {
    const now = await lockImport(db, record.id)
    if (now?.state !== 'running' || !now.is_read) return
    const at = ctx.clock.now()
    const actor = await personNow(db, now.begun_by_id)
    if (!actor || !canImport(actor, kind.id).ok) return endBadly(db, now, 'rights', at)
    const held = await listHeld(db, now.id, IMPORT_BATCH)
    if (held.length === 0) return endImport(db, now, { state: 'done', at })
    const { options, duplicates } = now.mapping
    await kind.release(
      { db, actor, at, settings: ctx.settings, importId: now.id, options, duplicates, hold: true },
      held,
    )
    await markReleased(db, now.id, held)
  })
}
