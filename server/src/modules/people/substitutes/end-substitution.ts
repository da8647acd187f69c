import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { substituteCalls } from '@hdoc/contract/people/substitutes.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import { emit } from '../../../platform/events/emit.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { substituteChanged } from '../events/index.ts'
import { findUser, lockUsers } from '../users/queries/users.ts'
import { canNameSubstitute } from './policy.ts'
import { presentSubstitution } from './present.ts'
import { findSubstitution, storeSubstitutionEnd } from './queries.ts'
import { stateOn } from './rules.ts'

/** Ends an absence now, and with it the substitution if there is one; one that is over stays as it is. What was done by it keeps both names. */
export async function endSubstitution(ctx: StaffCtx, { body }: InputOf<typeof substituteCalls.end>) {
  const { db, actor } = ctx
  const now = ctx.clock.now()
  const today = localDate(now)
  const found = await findSubstitution(db, body.id)
  if (!found) throw new AppError('NOT_FOUND')
  await lockUsers(db, [found.user_id])
  const user = await findUser(db, found.user_id)
  const row = await findSubstitution(db, body.id)
  if (!user || !row) throw new AppError('NOT_FOUND')
  const decision = canNameSubstitute(actor, db.institutionId, user)
  // To others than the person and those who manage people it does not exist.
  if (!decision.ok && 'missing' in decision && row.substitute_id !== actor.id) throw new AppError('NOT_FOUND')
  grant('substitute.end', row, decision)
  if (stateOn(row, today) === 'over') throw new AppError('SUBSTITUTION_OVER')
  await storeSubstitutionEnd(db, row.id, { at: now, by: actor.name })
  await writeAudit(db, {
    actor: auditActor(actor),
    at: now,
    action: row.substitute_id === null ? 'user.absence_ended' : 'user.substitute_ended',
    subjectType: 'user',
    subjectId: user.id,
    before: { substitute: row.substitute_name, until_on: row.until_on },
    after: { substitute: '', until_on: today },
  })
  const by = { institution_id: actor.institutionId, id: actor.id, name: actor.name }
  if (row.substitute_id !== null)
    await emit(db, substituteChanged, { substitution_id: row.id, by, ended: true }, now)
  const ended = await findSubstitution(db, row.id)
  if (!ended) throw new AppError('NOT_FOUND')
  return savedRow(ctx.language, presentSubstitution(ended, today, true))
}
