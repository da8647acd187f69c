import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { reservationCalls } from '@hdoc/contract/registers/reservation-calls.ts'
import type { Reservation } from '@hdoc/contract/registers/reservations.ts'
import { type Actor, can, managesDocuments } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import {
  listRegisterIds,
  listRegistrationRegisters,
  mayRegisterIn,
  splitRegisters,
} from '../queries/register-rights.ts'
import { listReservations, listUsableNumbers, type ReservationRow } from '../queries/reservations.ts'
import type { KeepSeen } from '../record/keeps-seen.ts'
import { canReleaseNumber } from '../record/policy.ts'

/** Registers whose numbers the caller may see. */
export async function seenRegisters({ db, actor }: Pick<StaffCtx, 'db' | 'actor'>): Promise<number[]> {
  return managesDocuments(actor) ? listRegisterIds(db) : (await splitRegisters(db, actor)).seen
}

function presentReservation(row: ReservationRow, actor: Actor, seen: readonly number[]): Reservation {
  return {
    id: row.id,
    number: row.number,
    register: { id: row.register_id, name: row.register_name, code: row.register_code },
    reserved_on: row.reserved_on,
    reserved_at: row.reserved_at,
    reserved_by: row.reserved_by_name,
    note: row.note,
    state: row.state,
    document:
      row.used_at === null
        ? null
        : {
            id: row.document_id !== null && seen.includes(row.document_id) ? row.document_id : null,
            used_at: row.used_at,
            used_by: row.used_by_name ?? '',
            reason: row.used_reason,
          },
    released:
      row.released_at === null
        ? null
        : { at: row.released_at, by: row.released_by_name ?? '', reason: row.release_reason ?? '' },
    can: { release: row.state === 'reserved' && canReleaseNumber(actor, row).ok },
  }
}

export async function showReservations(
  ctx: StaffCtx,
  list: ListQuery,
  keepSeen: KeepSeen,
): Promise<ListAnswer<Reservation>> {
  const { rows, total } = await listReservations(ctx.db, list, await seenRegisters(ctx))
  const seen = await keepSeen(
    ctx,
    rows.flatMap(({ document_id }) => document_id ?? []),
  )
  return {
    data: rows.map((row) => presentReservation(row, ctx.actor, seen)),
    meta: metaOf(list, total, rows.length),
  }
}

/** Registers in which the caller may reserve: those they may register in. */
export async function showReservationForm({ db, actor, clock }: StaffCtx) {
  const today = localDate(clock.now())
  const registers = await listRegistrationRegisters(db, actor, today, managesDocuments(actor))
  // A full register has no number to reserve.
  return { today, registers: registers.filter(({ next_sample }) => next_sample !== '') }
}

/** Lists numbers a registration may use now. There are none in a register the caller may not register in. */
export async function showUsableNumbers(ctx: StaffCtx, { query }: InputOf<typeof reservationCalls.usable>) {
  const { db, actor, clock } = ctx
  const past = can(actor, 'number.reserve_past')
  const allowed = managesDocuments(actor) || (await mayRegisterIn(db, actor, query.register_id))
  const today = localDate(clock.now())
  return {
    numbers: allowed ? await listUsableNumbers(db, query.register_id, { today, past }) : [],
    past_allowed: past,
  }
}
