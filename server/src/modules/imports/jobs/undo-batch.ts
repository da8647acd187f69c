import { IMPORT_BATCH } from '@hdoc/contract/imports/import-states.ts'
import type { ImportKind } from '../kind/import-kind.ts'
import { type ImportRecord, lockImport, passLooked, passUndone } from '../queries/imports.ts'
import { listStanding, markUndone } from '../queries/made.ts'
import { undoneBy } from '../queries/undone-by.ts'
import { endImport } from './end-import.ts'
import type { ImportWork } from './import-work.ts'

/**
 * Takes back what the newest rows made, and leaves the tombstones. What the call did not look at is first looked at whole, so that
 * nothing is taken back of an import on which something depends. A row that something depends on meanwhile stays; the import is
 * then done again, and can be undone once nothing depends on it.
 */
export function undoBatch(ctx: ImportWork, kind: ImportKind, record: ImportRecord): Promise<void> {
  return ctx.tx(async (db) => {
    const now = await lockImport(db, record.id)
    if (now?.state !== 'undoing') return
    const at = ctx.clock.now()
    const lines = await listStanding(db, now.id, { below: now.last_row, most: IMPORT_BATCH })
    const last = lines.at(-1)
    if (!now.is_read) {
      const held = lines.length > 0 && (await kind.blockers(db, lines)).length > 0
      if (held) return endImport(db, now, { state: 'done', at, failure: 'held' })
      return passLooked(db, now.id, last?.row)
    }
    if (!last) {
      const ended = now.undo_to ?? 'undone'
      return endImport(db, now, { state: now.made > 0 && ended === 'undone' ? 'done' : ended, at })
    }
    await kind.lock?.(db, lines)
    const blocked = new Set((await kind.blockers(db, lines)).map(({ made }) => made.row))
    const free = lines.filter(({ row }) => !blocked.has(row))
    if (free.length > 0) {
      await kind.undo({ db, settings: ctx.settings, at, by: await undoneBy(db, now) }, free)
      await markUndone(db, now.id, free, at)
    }
    await passUndone(db, now.id, { downTo: last.row, lines: lines.length, undone: free.length })
  })
}
