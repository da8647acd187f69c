import type { accountCalls } from '@hdoc/contract/accounts/account-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { emit } from '../../platform/events/emit.ts'
import { done } from '../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import { endSessions, linkIdentity, rememberDevice, sessionHash } from '../access/index.ts'
import { emailChanged } from './events/index.ts'
import { getLink } from './links/get-link.ts'
import { endLinks, type LinkRow, useLink } from './links/queries.ts'
import { changeEmail } from './queries/accounts.ts'
import { confirmSignUp } from './sign-up/confirm-sign-up.ts'
import { findRequest } from './sign-up/find-request.ts'

type Call = typeof accountCalls.confirmAddress
const purposes = ['email_change', 'identity', 'device'] as const
const outcomes = { email_change: 'changed', identity: 'linked', device: 'device' } as const

/**
 * Links an account of the provider to the owner of the mailed link. The link works only in the browser that
 * began, so a link that somebody else asked for links nothing.
 */
async function linkProvider(
  db: TenantDb,
  link: LinkRow,
  now: Date,
  browser: string | undefined,
): Promise<void> {
  const { link_issuer: issuer, link_subject: subject, link_browser_hash: browserHash } = link
  if (issuer === null || subject === null || browserHash === null) throw new AppError('LINK_INVALID')
  if (browser === undefined || !sessionHash(browser).equals(browserHash))
    throw new AppError('LINK_OTHER_BROWSER')
  const owner = { id: link.user_id, name: link.name, isActive: true }
  const provider = { issuer, subject, email: link.email }
  if (!(await linkIdentity(db, owner, provider, { at: now, isProved: true })))
    throw new AppError('LINK_INVALID')
}

async function write(db: TenantDb, link: LinkRow, now: Date, caller: Ctx<Call>['caller']): Promise<void> {
  const record = {
    actor: { institution_id: db.institutionId, id: link.user_id, name: link.name },
    at: now,
    subjectType: 'user',
    subjectId: link.user_id,
  }
  if (link.purpose === 'identity') return linkProvider(db, link, now, caller.attemptToken)
  const { sessionToken } = caller
  await changeEmail(db, link.user_id, link.email, now)
  // A link for a new password in the old mailbox must not work any more.
  await endLinks(db, link.user_id, 'reset', now)
  // Sessions opened under the old address end, except the one that confirms.
  await endSessions(db, link.user_id, sessionToken === undefined ? undefined : sessionHash(sessionToken))
  const before = { email: link.account_email }
  await writeAudit(db, { ...record, action: 'user.email_changed', before, after: { email: link.email } })
  const changed = { user_id: link.user_id, old_email: link.account_email }
  await emit(db, emailChanged, changed, now)
}

/**
 * Confirms what a mailed token is for: a request for an account, which then waits for an administrator; a new
 * address of the account; a link to an account of the provider; or a device, which becomes known and from
 * then on has a count of failures of its own.
 */
export async function confirmAddress(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  const signUp = await findRequest(ctx, body.token)
  if (signUp) {
    const username = await confirmSignUp(ctx, signUp, body.password)
    ctx.database.wake()
    return { ...done(ctx.language), outcome: 'pending' as const, username }
  }
  const link = await getLink(ctx, body.token, purposes)
  const now = ctx.clock.now()
  const device = await ctx.database.inInstitution(ctx.caller.host.institutionId, async (db) => {
    if (!(await useLink(db, link, now))) throw new AppError('LINK_INVALID')
    if (link.purpose === 'device') return rememberDevice(ctx, db, link.user_id)
    await write(db, link, now, ctx.caller)
    return undefined
  })
  if (device !== undefined) ctx.reply.setDeviceCookie(device)
  ctx.database.wake()
  return { ...done(ctx.language), outcome: outcomes[link.purpose] }
}
