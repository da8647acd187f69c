import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { issueFields } from '@hdoc/contract/failures/issue-fields.ts'
import { exclusivePermissions } from '@hdoc/contract/people/roles.ts'
import { userValues } from '@hdoc/contract/people/users.ts'
import { writeAudits } from '../../../platform/audit/write-audits.ts'
import type { Actor, AuditActor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emitAll } from '../../../platform/events/emit.ts'
import { accountInvited } from '../../accounts/index.ts'
import { type AddingPeople, createUser, type UserValues } from './create-user.ts'
import { givingProblems, holdsNothing } from './giving.ts'
import { inviteBrought, releaseBrought } from './queries/brought.ts'
import { type Choices, listChoices } from './queries/choices.ts'
import { withOneDefault } from './rules.ts'

export type PeopleChoices = Choices
export const peopleChoices = (db: TenantDb): Promise<Choices> => listChoices(db)

type Wanted = Pick<UserValues, 'name' | 'email' | 'username' | 'phone' | 'job_title' | 'role_ids' | 'groups'>
export type Judged = { values: UserValues } | { problems: Record<string, FieldProblem[]> }

/** Would these roles give both rights that exclude each other? */
function excludes({ role_ids, groups }: UserValues, { roles, groupRoles }: Choices): boolean {
  const rights = new Set([
    ...roles.filter(({ id }) => role_ids.includes(id)).flatMap(({ permissions }) => permissions),
    ...groupRoles
      .filter(({ id }) => groups.some(({ group_role_id }) => group_role_id === id))
      .flatMap(({ permissions }) => permissions),
  ])
  return exclusivePermissions.every((right) => rights.has(right))
}

/**
 * Whether a person may be added by this one, as the screen of people judges it: never an administrator, without a password, not
 * signed in before they are invited.
 */
export function judgePerson(actor: Actor, wanted: Wanted, choices: Choices): Judged {
  const parsed = userValues.safeParse({ ...wanted, active: false }, { reportInput: true })
  if (!parsed.success) return { problems: issueFields(parsed.error.issues) }
  const values = { ...parsed.data, groups: withOneDefault(parsed.data.groups) }
  const problems = givingProblems(actor, holdsNothing, values, choices)
  if (Object.keys(problems).length > 0) return { problems }
  return excludes(values, choices) ? { problems: { role_ids: [{ key: 'exclusive_pair' }] } } : { values }
}

/** Adds a person who was judged, as the screen does. They wait inactive for `releasePeople`. */
export async function bringPerson(ctx: AddingPeople, values: UserValues, choices: Choices): Promise<number> {
  return (await createUser(ctx, values, choices)).id
}

/** Ends the hold of people who were brought, and invites them when that was asked for. */
export async function releasePeople(
  db: TenantDb,
  { by, at, invite }: { by: AuditActor; at: Date; invite: boolean },
  ids: readonly number[],
): Promise<void> {
  await releaseBrought(db, ids)
  if (!invite) return
  const invited = await inviteBrought(db, ids)
  await writeAudits(
    db,
    { actor: by, at, action: 'user.invited', subjectType: 'user' },
    invited.map((subjectId) => ({ subjectId, before: { state: 'inactive' }, after: { state: 'invited' } })),
  )
  await emitAll(
    db,
    accountInvited,
    invited.map((user_id) => ({ user_id })),
    at,
  )
}
