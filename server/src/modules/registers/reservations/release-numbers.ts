import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { reservationCalls } from '@hdoc/contract/registers/reservation-calls.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { lockReservations, releaseReservation } from '../queries/reservations.ts'
import { canReleaseNumber } from '../record/policy.ts'
import { seenRegisters } from './list-reservations.ts'

/**
 * Releases reserved numbers with a reason, all or none. They stay in the register as annulled and are never
 * given.
 */
export async function release(ctx: StaffCtx, { body }: InputOf<typeof reservationCalls.release>) {
  const ids = [...new Set(body.ids)]
  const rows = await lockReservations(ctx.db, ids, await seenRegisters(ctx))
  if (rows.length < ids.length) throw new AppError('NOT_FOUND')
  for (const row of rows) {
    const reservation = grant('reservation.release', row, canReleaseNumber(ctx.actor, row))
    if (row.state !== 'reserved') throw new AppError('NUMBER_NOT_RESERVED', { number: row.number })
    const at = ctx.clock.now()
    await releaseReservation(ctx.db, reservation, { at, name: ctx.actor.name, reason: body.reason })
    await writeAudit(ctx.db, {
      actor: auditActor(ctx.actor),
      at,
      action: 'register.number_released',
      subjectType: 'register',
      subjectId: row.register_id,
      before: { state: row.state },
      after: { number: row.number, state: 'released' },
      reason: body.reason,
    })
  }
  return done(ctx.language)
}
