import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { type Actor, auditActor } from '../../platform/auth/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { emit } from '../../platform/events/emit.ts'
import { tooMany } from '../../platform/http/guard/limit-calls.ts'
import { acceptProblems, type Gift } from './accept-rules.ts'
import { accountAccepted, accountInvited, accountRefused } from './events/index.ts'
import { isLinkFlood, linkWindowSeconds, linkWindowStart } from './links/flood.ts'
import { countLinks } from './links/queries.ts'
import { type Account, giveRights, listGivable, lockAccount, setState } from './queries/accounts.ts'

/** Who decides, and when; `ctx` of a call fits. */
export type Decider = { actor: Actor; clock: Clock }

async function getAccount(db: TenantDb, id: number): Promise<Account> {
  const account = await lockAccount(db, id)
  if (!account) throw new AppError('NOT_FOUND')
  return account
}

/**
 * Makes a waiting person active, with groups (the first is their default one) and roles; also one who was
 * refused by mistake. Throws VALIDATION by field for what does not exist here, what the decider may not give,
 * and rights that exclude each other; NOT_WAITING when somebody decided meanwhile. The caller wakes the
 * worker.
 */
export async function acceptPerson(
  db: TenantDb,
  { actor, clock }: Decider,
  { id, ...gift }: Gift & { id: number },
): Promise<void> {
  const account = await getAccount(db, id)
  if (account.state !== 'pending' && account.state !== 'refused') throw new AppError('NOT_WAITING')
  const here = await listGivable(db, {
    groups: gift.groups.map(({ group_id }) => group_id),
    groupRoles: gift.groups.map(({ group_role_id }) => group_role_id),
    roles: gift.role_ids,
  })
  const fields = acceptProblems(actor, gift, here)
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', {}, { fields })
  const at = clock.now()
  await setState(db, id, 'active')
  await giveRights(db, id, gift)
  await writeAudit(db, {
    actor: auditActor(actor),
    at,
    action: 'user.accepted',
    subjectType: 'user',
    subjectId: id,
    before: { state: account.state },
    after: {
      state: 'active',
      groups: gift.groups.map(({ group_id, group_role_id }) => ({ group_id, group_role_id })),
      roles: here.roles.map(({ name }) => name),
    },
  })
  await emit(db, accountAccepted, { user_id: id }, at)
}

/**
 * Refuses the account to a waiting person and mails them the reason. Throws NOT_WAITING when somebody decided
 * meanwhile. The caller wakes the worker.
 */
export async function refusePerson(
  db: TenantDb,
  { actor, clock }: Decider,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const account = await getAccount(db, id)
  if (account.state !== 'pending') throw new AppError('NOT_WAITING')
  const at = clock.now()
  await setState(db, id, 'refused')
  await writeAudit(db, {
    actor: auditActor(actor),
    at,
    action: 'user.refused',
    subjectType: 'user',
    subjectId: id,
    before: { state: 'pending' },
    after: { state: 'refused' },
    reason,
  })
  await emit(db, accountRefused, { user_id: id, reason }, at)
}

/**
 * Sends the invitation again to a person who has not accepted it, at most three times in an hour. Throws
 * CONFLICT when they are not invited. The caller wakes the worker.
 */
export async function inviteAgain(
  db: TenantDb,
  { actor, clock }: Decider,
  { id }: { id: number },
): Promise<void> {
  const account = await getAccount(db, id)
  if (account.state !== 'invited') throw new AppError('CONFLICT')
  const at = clock.now()
  const sent = await countLinks(db, { userId: id, purpose: 'invitation', since: linkWindowStart(at) })
  if (isLinkFlood(sent)) throw tooMany(linkWindowSeconds)
  await writeAudit(db, {
    actor: auditActor(actor),
    at,
    action: 'user.invited_again',
    subjectType: 'user',
    subjectId: id,
  })
  await emit(db, accountInvited, { user_id: id }, at)
}
