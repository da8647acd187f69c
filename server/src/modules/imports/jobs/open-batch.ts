import type { TenantDb } from '../../../platform/db/database.ts'
import type { ReceivedFile } from '../../../platform/files/receive/receive-file.ts'
import { personNow } from '../../access/index.ts'
import type { BatchContext, ImportKind } from '../kind/import-kind.ts'
import type { ImportRecord } from '../queries/imports.ts'
import { canImport } from '../rights/policy.ts'
import { endBadly } from './end-import.ts'
import type { ImportWork } from './import-work.ts'

type Opened = { ctx: Pick<ImportWork, 'settings'>; kind: ImportKind; now: ImportRecord; at: Date }

/**
 * What a kind works with in the transaction of a batch, as the person who began the import, whose rights are read anew. Ends the import,
 * and gives undefined, when they are lost. `files`: what was received for its rows.
 */
export async function openBatch(
  db: TenantDb,
  { ctx, kind, now, at }: Opened,
  files: ReadonlyMap<number, readonly ReceivedFile[]> = new Map(),
): Promise<BatchContext | undefined> {
  const actor = await personNow(db, now.begun_by_id)
  if (!actor || !canImport(actor, kind.id).ok) {
    await endBadly(db, now, 'rights', at)
    return undefined
  }
  const { options, duplicates } = now.mapping
  return {
    db,
    actor,
    at,
    settings: ctx.settings,
    importId: now.id,
    options,
    duplicates,
    hold: now.mode === 'all',
    filesOf: (row) => files.get(row) ?? [],
  }
}
