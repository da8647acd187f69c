import { AppError } from '@hdoc/contract/failures/errors.ts'
import {
  type institutionExportCalls,
  MINUTES_OF_AN_UNLOCK,
} from '@hdoc/contract/leaving/institution-exports.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { requireProof } from '../../access/index.ts'
import { lockExport, unlockExport } from './queries/exports.ts'

type Call = typeof institutionExportCalls.unlock

/** Lets a person who proved again who they are download the parts of an export for some minutes. */
export async function openExport(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  const { id, ...proof } = body
  await requireProof(ctx, proof)
  const until = new Date(ctx.clock.now().getTime() + MINUTES_OF_AN_UNLOCK * 60_000)
  await ctx.database.inInstitution(ctx.institutionId, async (db) => {
    const row = await lockExport(db, id)
    if (!row) throw new AppError('NOT_FOUND')
    if (row.state !== 'done') throw new AppError('EXPORT_NOT_READY')
    await unlockExport(db, id, { person: auditActor(ctx.actor), until })
    await recordAudit(
      { ...ctx, db },
      {
        action: 'institution.export_unlocked',
        subjectType: 'institution',
        subjectId: db.institutionId,
        after: { export_id: id },
      },
    )
  })
  ctx.database.wake()
  return done(ctx.language)
}
