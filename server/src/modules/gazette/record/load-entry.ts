import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { GazetteAction } from '@hdoc/contract/gazette/gazette-choices.ts'
import type { GazetteEntry } from '@hdoc/contract/gazette/gazette-entries.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { mayGazette } from './policy.ts'
import { presentEntry } from './present.ts'
import { type ChangingEntry, type EntryRow, findEntry, lockEntry } from './queries.ts'

async function getEntry(ctx: Pick<StaffCtx, 'db'>, id: number): Promise<EntryRow> {
  const row = await findEntry(ctx.db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** Holds an entry for an action that the caller may take with it now. `sent`: the version they looked at. */
export async function takeEntry(
  ctx: Pick<StaffCtx, 'db' | 'actor'>,
  id: number,
  action: GazetteAction,
  sent?: number,
): Promise<ChangingEntry> {
  if (!(await lockEntry(ctx.db, id))) throw new AppError('NOT_FOUND')
  const row = await getEntry(ctx, id)
  await checkVersion(ctx.db, { type: 'gazette_entry', id, version: row.version, sent })
  return grant('gazette_entry.change', row, mayGazette(ctx.actor, row, action))
}

/** An entry as it is now, for the answer of whoever changed it. */
export async function showEntry(
  ctx: Pick<StaffCtx, 'db' | 'actor' | 'language' | 'settings'>,
  id: number,
): Promise<GazetteEntry> {
  return presentEntry(ctx, await getEntry(ctx, id))
}
