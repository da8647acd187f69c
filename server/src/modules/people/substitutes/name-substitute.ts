import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import type { substituteCalls } from '@hdoc/contract/people/substitutes.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { substituteChanged } from '../events/index.ts'
import { listUsersByIds, lockUsers, type UserRow } from '../users/queries/users.ts'
import { canNameSubstitute, isOwnGain } from './policy.ts'
import { presentSubstitution } from './present.ts'
import { addSubstitution, findOverlap, findSubstitution, type SubstitutionRow } from './queries.ts'
import { doesApprovals, doesCases, problemOfWish } from './rules.ts'

type Body = InputOf<typeof substituteCalls.add>['body']
type Field = 'user_id' | 'substitute_id' | 'from_on' | 'until_on'

const refused = (field: Field, problem: FieldProblem): AppError =>
  new AppError('VALIDATION', {}, { fields: { [field]: [problem] } })

const told = ({ from_on, until_on }: SubstitutionRow) => ({
  from: formatDate(from_on),
  until: formatDate(until_on),
})

/** Who is away: the caller, or the person named, who is to exist here and to be active. */
async function peopleOf(
  ctx: StaffCtx,
  body: Body,
): Promise<{ user: UserRow; substitute: UserRow | undefined }> {
  const { actor, db } = ctx
  const own = actor.institutionId === db.institutionId ? actor.id : null
  const userId = body.user_id ?? own
  if (userId === null) throw refused('user_id', { key: 'required' })
  const ids = [userId, ...(body.substitute_id === null ? [] : [body.substitute_id])]
  // Two who name substitutes of one person go one after the other, so that both see what the other one named.
  await lockUsers(db, ids)
  const rows = await listUsersByIds(db, ids)
  const user = rows.find(({ id }) => id === userId)
  const substitute = rows.find(({ id, state }) => id === body.substitute_id && state === 'active')
  if (!user) throw new AppError('NOT_FOUND')
  if (body.substitute_id !== null && !substitute) throw refused('substitute_id', { key: 'reference' })
  return { user, substitute }
}

/** Throws when somebody stands in already on some of the days, or the substitute is away too. */
async function checkSubstitute(
  db: TenantDb,
  { user, substitute }: { user: UserRow; substitute: UserRow },
  { from_on, until_on, tasks }: Body,
): Promise<void> {
  const days = { from: from_on, until: until_on }
  const known = await findOverlap(db, user.id, days, {
    cases: doesCases(tasks),
    approvals: doesApprovals(tasks),
  })
  if (known)
    throw refused('from_on', {
      key: 'substitute_known',
      values: { name: known.substitute_name, ...told(known) },
    })
  const away = await findOverlap(db, substitute.id, days)
  if (away)
    throw refused('substitute_id', {
      key: 'substitute_away',
      values: { name: substitute.name, ...told(away) },
    })
}

/** Who is away and names nobody says it once. */
async function checkAbsence(db: TenantDb, user: UserRow, { from_on, until_on }: Body): Promise<void> {
  const known = await findOverlap(db, user.id, { from: from_on, until: until_on })
  if (known) throw refused('from_on', { key: 'absence_known', values: told(known) })
}

/** Says that a person is away from a day to a day, and who stands in, if anybody does. */
export async function nameSubstitute(ctx: StaffCtx, { body }: InputOf<typeof substituteCalls.add>) {
  const { db, actor } = ctx
  const now = ctx.clock.now()
  const today = localDate(now)
  const { user, substitute } = await peopleOf(ctx, body)
  grant('substitute.name', user, canNameSubstitute(actor, db.institutionId, user))
  const { from_on, until_on, tasks } = body
  const pair = { userId: user.id, substituteId: substitute?.id ?? null }
  if (isOwnGain(actor, db.institutionId, pair)) throw refused('substitute_id', { key: 'substitute_gain' })
  const problem = problemOfWish({ ...body, user_id: user.id }, today)
  if (problem) throw refused(...problem)
  if (substitute) await checkSubstitute(db, { user, substitute }, body)
  else await checkAbsence(db, user, body)
  const id = await addSubstitution(db, {
    ...pair,
    forCases: substitute !== undefined && doesCases(tasks),
    forApprovals: substitute !== undefined && doesApprovals(tasks),
    days: { from: from_on, until: until_on },
    at: now,
    by: actor.name,
  })
  await writeAudit(db, {
    actor: auditActor(actor),
    at: now,
    action: substitute ? 'user.substitute_named' : 'user.absence_announced',
    subjectType: 'user',
    subjectId: user.id,
    after: { ...(substitute && { substitute: substitute.name, tasks }), from_on, until_on },
  })
  const by = { institution_id: actor.institutionId, id: actor.id, name: actor.name }
  if (substitute) await emit(db, substituteChanged, { substitution_id: id, by, ended: false }, now)
  const row = await findSubstitution(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return savedRow(ctx.language, presentSubstitution(row, today, true))
}
