import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { substituteCalls } from '@hdoc/contract/people/substitutes.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { localDate } from '../../../platform/clock.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { findUser } from '../users/queries/users.ts'
import { canNameSubstitute } from './policy.ts'
import { presentSubstitution } from './present.ts'
import { listAway, listStandingFor } from './queries.ts'

/** Days for which what is over is still shown. */
const SHOWN_DAYS = 365

/** When the caller is away, and for whom they stand in; accounts of the platform have neither. */
export async function showOwnSubstitutions({ db, actor, clock }: StaffCtx) {
  if (actor.institutionId !== db.institutionId) return { away: [], stands_for: [] }
  const today = localDate(clock.now())
  const [away, standsFor] = await Promise.all([
    listAway(db, actor.id, addDays(today, -SHOWN_DAYS)),
    listStandingFor(db, actor.id, today),
  ])
  return {
    away: away.map((row) => presentSubstitution(row, today, true)),
    stands_for: standsFor.map((row) => presentSubstitution(row, today, false)),
  }
}

/** When a person is away, for who manages people. */
export async function showSubstitutionsOf(
  { db, actor, clock }: StaffCtx,
  { params }: InputOf<typeof substituteCalls.ofUser>,
) {
  const user = await findUser(db, params.id)
  if (!user) throw new AppError('NOT_FOUND')
  const today = localDate(clock.now())
  const mayEnd = canNameSubstitute(actor, db.institutionId, user).ok
  const rows = await listAway(db, user.id, addDays(today, -SHOWN_DAYS))
  return rows.map((row) => presentSubstitution(row, today, mayEnd))
}
