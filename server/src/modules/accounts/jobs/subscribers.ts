import type { AccountPurpose } from '@hdoc/contract/accounts/accounts.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { systemActor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { EventFacts } from '../../../platform/events/subscriber.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { type FactorChange, findForLogin } from '../../access/index.ts'
import { isLinkFlood, linkWindowStart } from '../links/flood.ts'
import { newNonce } from '../links/link-token.ts'
import { addLink, countLinks, findLinkToMail, type IdentityToLink } from '../links/queries.ts'
import { type Account, findAccount, findAccountByEmail, listManagers } from '../queries/accounts.ts'
import { findSignUpToMail, removeSignUp } from '../sign-up/queries.ts'
import { mailLink } from './mail-link.ts'
import { mailNotice } from './mail-notice.ts'
import { mailSignUp } from './mail-sign-up.ts'
import type { NoticeKind } from './notice-letters.ts'

type OfUser = { user_id: number }

async function mailIt(
  db: TenantDb,
  linkId: number,
  { userId, purpose, at }: { userId: number; purpose: AccountPurpose; at: Date },
): Promise<void> {
  await writeAudit(db, {
    actor: systemActor,
    at,
    action: 'account.link_sent',
    subjectType: 'user',
    subjectId: userId,
    after: { purpose },
  })
  await enqueueJob(db, mailLink, { link_id: linkId })
}

/**
 * Sends a new link by mail; false when the person was sent enough of them, because a form must not become a
 * way to fill a mailbox.
 */
async function sendLink(
  db: TenantDb,
  account: Account,
  purpose: AccountPurpose,
  facts: EventFacts,
  { email = account.email, identity }: { email?: string; identity?: IdentityToLink } = {},
): Promise<boolean> {
  const at = new Date(facts.createdAt)
  const sent = await countLinks(db, { userId: account.id, purpose, since: linkWindowStart(at) })
  if (isLinkFlood(sent)) return false
  const linkId = await addLink(db, {
    purpose,
    userId: account.id,
    email,
    nonce: newNonce(),
    at,
    identity,
  })
  await mailIt(db, linkId, { userId: account.id, purpose, at })
  return true
}

/** Mails a link that lies ready; false when it was ended before its mail. */
async function sendReady(db: TenantDb, linkId: number, userId: number, facts: EventFacts): Promise<boolean> {
  if (!(await findLinkToMail(db, linkId))) return false
  await mailIt(db, linkId, { userId, purpose: 'email_change', at: new Date(facts.createdAt) })
  return true
}

type More = { to?: string; other?: string; reason?: string; about_id?: number }
async function tell(
  db: TenantDb,
  kind: NoticeKind,
  userId: number,
  facts: EventFacts,
  more: More = {},
): Promise<void> {
  await enqueueJob(db, mailNotice, {
    kind,
    user_id: userId,
    event_id: facts.id,
    at: new Date(facts.createdAt).toISOString(),
    ...more,
  })
}

/**
 * Sends an active person a link for a new password, an invited person the invitation again, and others
 * nothing.
 */
async function sendReset(db: TenantDb, account: Account | undefined, facts: EventFacts): Promise<void> {
  if (account?.state === 'active') await sendLink(db, account, 'reset', facts)
  if (account?.state === 'invited') await sendLink(db, account, 'invitation', facts)
}

/**
 * Looks up the address here and not in the call, so that the call takes the same time for addresses that
 * nobody has.
 */
export async function onForgotten(
  db: TenantDb,
  { email }: { email: string },
  facts: EventFacts,
): Promise<void> {
  await sendReset(db, await findAccountByEmail(db, email), facts)
}

export async function onResetWanted(db: TenantDb, { user_id }: OfUser, facts: EventFacts): Promise<void> {
  await sendReset(db, await findAccount(db, user_id), facts)
}

export async function onInvited(db: TenantDb, { user_id }: OfUser, facts: EventFacts): Promise<void> {
  const account = await findAccount(db, user_id)
  if (account?.state === 'invited') await sendLink(db, account, 'invitation', facts)
}

/**
 * Mails the link of a request for an account. When the address has an account already, its owner is told
 * instead.
 */
export async function onSignUpWanted(
  db: TenantDb,
  { sign_up_id: id }: { sign_up_id: number },
  facts: EventFacts,
): Promise<void> {
  const signUp = await findSignUpToMail(db, id)
  if (!signUp) return
  const owner = await findAccountByEmail(db, signUp.email)
  if (!owner) return enqueueJob(db, mailSignUp, { sign_up_id: id })
  await removeSignUp(db, id)
  await askedAgain(db, owner, facts)
}

export async function onEmailChangeWanted(
  db: TenantDb,
  { user_id, email, link_id }: OfUser & { email: string; link_id?: number | undefined },
  facts: EventFacts,
): Promise<void> {
  const account = await findAccount(db, user_id)
  if (account?.state !== 'active') return
  const isSent = await (link_id === undefined
    ? sendLink(db, account, 'email_change', facts, { email })
    : sendReady(db, link_id, user_id, facts))
  if (isSent) await tell(db, 'email_change_wanted', user_id, facts, { other: email })
}

export async function onEmailChanged(
  db: TenantDb,
  { user_id, old_email }: OfUser & { old_email?: string | undefined },
  facts: EventFacts,
): Promise<void> {
  const account = await findAccount(db, user_id)
  if (!account || !old_email) return
  await tell(db, 'email_changed', user_id, facts, { to: old_email, other: account.email })
}

/** Writes to the owner of an address with which somebody asked for another account. */
async function askedAgain(db: TenantDb, account: Account, facts: EventFacts): Promise<void> {
  if (account.state === 'invited') await sendLink(db, account, 'invitation', facts)
  else await tell(db, account.state === 'active' ? 'asked_again' : 'waits', account.id, facts)
}

/** Tells everybody who may decide, each in a mail of their own. */
export async function onPending(db: TenantDb, { user_id }: OfUser, facts: EventFacts): Promise<void> {
  for (const { id } of await listManagers(db)) await tell(db, 'pending', id, facts, { about_id: user_id })
}

export async function onAccepted(db: TenantDb, { user_id }: OfUser, facts: EventFacts): Promise<void> {
  await tell(db, 'accepted', user_id, facts)
}

export async function onRefused(
  db: TenantDb,
  { user_id, reason }: OfUser & { reason: string },
  facts: EventFacts,
): Promise<void> {
  await tell(db, 'refused', user_id, facts, { reason })
}

export async function onPasswordChanged(db: TenantDb, { user_id }: OfUser, facts: EventFacts): Promise<void> {
  await tell(db, 'password_changed', user_id, facts)
}

/**
 * Sends a link that works only in the browser that asked for it, so that nobody is led to link somebody
 * else's account of the provider.
 */
export async function onIdentityWanted(
  db: TenantDb,
  {
    user_id,
    issuer,
    subject,
    browser_hash,
  }: OfUser & { issuer: string; subject: string; browser_hash: string },
  facts: EventFacts,
): Promise<void> {
  const account = await findAccount(db, user_id)
  const identity = { issuer, subject, browserHash: Buffer.from(browser_hash, 'hex') }
  if (account?.state === 'active') await sendLink(db, account, 'identity', facts, { identity })
}

export async function onSignInLinkWanted(
  db: TenantDb,
  { login }: { login: string },
  facts: EventFacts,
): Promise<void> {
  const person = await findForLogin(db, login)
  const account = person && (await findAccount(db, person.id))
  if (account?.state === 'active') await sendLink(db, account, 'device', facts)
}

/** Tells the person of each change of a factor, because it may have been somebody else's. */
export async function onFactorChanged(
  db: TenantDb,
  { user_id, change }: OfUser & { change: FactorChange },
  facts: EventFacts,
): Promise<void> {
  await tell(db, change, user_id, facts)
}
