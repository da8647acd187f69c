import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { institutionExportCalls } from '@hdoc/contract/leaving/institution-exports.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { canStopExport } from './policy.ts'
import { listExports, lockExport, stopExport } from './queries/exports.ts'
import { removeParts } from './queries/remove-parts.ts'

type Call = typeof institutionExportCalls.cancel

const HOUR_MS = 3_600_000

/**
 * Stops an export, or gives up one that is ready, and removes its parts at once, because they hold everything in the clear. What
 * a crash leaves of it the night removes. Rows go first, and bytes before the commit.
 */
export async function cancelExport(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  const { database, files, institutionId } = ctx
  const at = ctx.clock.now()
  const isAlone = await database.inInstitution(institutionId, async (db) => {
    const row = await lockExport(db, body.id)
    if (!row) throw new AppError('NOT_FOUND')
    const own = grant('institution_export.cancel', row, canStopExport(ctx.actor))
    if ((await stopExport(db, own, at)) === 0) throw new AppError('EXPORT_ENDED')
    await recordAudit(
      { ...ctx, db },
      {
        action: 'institution.export_cancelled',
        subjectType: 'institution',
        subjectId: institutionId,
        after: { export_id: row.id, parts: row.parts.length },
      },
    )
    return (await listExports(db)).every(({ state }) => state !== 'waiting' && state !== 'packing')
  })
  database.wake()
  // Another export that is being made may have just stored an equal part, which no row names yet.
  const storedBefore = new Date(at.getTime() - (isAlone ? 0 : HOUR_MS))
  await database.asPlatform(
    `remove the parts of an export that institution ${institutionId} gave up`,
    async (db) => {
      for (const sha256 of await removeParts(db, [{ institution_id: institutionId, id: body.id }]))
        await files.delete(sha256, { storedBefore })
    },
  )
  return done(ctx.language)
}
