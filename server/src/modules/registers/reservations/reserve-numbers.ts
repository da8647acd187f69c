import type { reservationCalls } from '@hdoc/contract/registers/reservation-calls.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { auditActor, managesDocuments } from '../../../platform/auth/actor.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { reserveNumbers } from '../queries/reservations.ts'
import { numberingError } from '../record/numbering-refusal.ts'

const refusals = {
  HD010: { field: 'register_id', key: 'REGISTER_NO_ACCESS' },
  HD011: { field: 'register_id', key: 'REGISTER_CLOSED' },
  HD012: { field: 'count', key: 'reserve_left' },
  HD016: { field: 'register_id', key: 'reference' },
  HD017: { field: 'register_id', key: 'REGISTER_SECONDARY' },
  HD022: { field: 'reserved_on', key: 'reserve_past' },
  HD023: { field: 'reserved_on', key: 'reserve_series' },
  HD024: { field: 'register_id', key: 'number_repeats' },
} as const

/**
 * Reserves numbers, all or none. They leave the counter at once, so that others go on after them without
 * waiting.
 */
export async function reserve(ctx: StaffCtx, { body }: InputOf<typeof reservationCalls.add>) {
  const numbers = await reserveNumbers(ctx.db, ctx.clock.fixed?.() ?? null, {
    registerId: body.register_id,
    count: body.count,
    on: body.reserved_on,
    note: body.note,
    actor: auditActor(ctx.actor),
    groupIds: ctx.actor.groupIds,
    isManager: managesDocuments(ctx.actor),
  }).catch((error: unknown) => {
    throw numberingError(error, refusals)
  })
  await recordAudit(ctx, {
    action: 'register.numbers_reserved',
    subjectType: 'register',
    subjectId: body.register_id,
    after: {
      first: numbers[0]?.number,
      last: numbers.at(-1)?.number,
      count: numbers.length,
      reserved_on: numbers[0]?.reserved_on,
      note: body.note,
    },
  })
  return { ...done(ctx.language), numbers }
}
