import { deleteModeHours, type testDocumentCalls } from '@hdoc/contract/documents/life/test-documents.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { setDeleteMode } from '../../institutions/index.ts'

const HOUR_MS = 3_600_000

/** Switches delete mode on for a day, or off at once; switched on anew, the day begins again. */
export async function switchDeleteMode(
  ctx: StaffCtx,
  { body }: InputOf<typeof testDocumentCalls.switchMode>,
) {
  const at = ctx.clock.now()
  const until = new Date(at)
  if (body.on) until.setTime(at.getTime() + deleteModeHours * HOUR_MS)
  await setDeleteMode(ctx.db, until, ctx.actor.name)
  await writeAudit(ctx.db, {
    actor: auditActor(ctx.actor),
    at,
    action: body.on ? 'delete_mode.switched_on' : 'delete_mode.switched_off',
    subjectType: 'delete_mode',
    subjectId: ctx.db.institutionId,
    ...(body.on && { after: { until: until.toISOString() } }),
  })
  return { ...done(ctx.language), until: body.on ? until.toISOString() : null }
}
