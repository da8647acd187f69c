import type { OidcFailure } from '@hdoc/contract/access/oidc.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import { accountPending } from '../events/index.ts'
import type { ProviderLink } from '../factors/queries/tickets.ts'
import { findRights } from '../sessions/queries.ts'
import type { Claims } from './exchange-code.ts'
import { linkIdentity } from './link-identity.ts'
import {
  type Account,
  addPending,
  findByEmail,
  findBySubject,
  hasIdentity,
  touchIdentity,
} from './queries/identities.ts'
import type { OidcRow } from './queries/settings.ts'
import { usernamesOf } from './username-of.ts'

export type Settled =
  | {
      ok: true
      person: { id: number; name: string }
      /** To be linked, or to be proved, by this sign-in. */
      link?: ProviderLink
      mustProve?: boolean
    }
  | { ok: false; failure: OidcFailure }

type Told = { claims: Claims; row: OidcRow; at: Date; language: string }
const no = (failure: OidcFailure): Settled => ({ ok: false, failure })

function judge({ id, name, state }: Account): Settled {
  if (state === 'active') return { ok: true, person: { id, name } }
  return no(state === 'pending' ? 'waiting' : 'inactive')
}

/** Can this person do more here than look at their own profile? */
async function hasRights(db: TenantDb, userId: number): Promise<boolean> {
  const rights = await findRights(db, userId)
  if (!rights) return false
  const { is_admin, permissions, group_permissions, roles, group_ids } = rights
  return is_admin || [permissions, group_permissions, roles, group_ids].some((held) => held.length > 0)
}

/**
 * The outcome for a sign-in that is to make or to prove a link. A person with rights must prove themselves
 * first.
 */
async function entering(db: TenantDb, { id, name }: Account, link: ProviderLink): Promise<Settled> {
  return { ok: true, person: { id, name }, link, mustProve: await hasRights(db, id) }
}

/**
 * Adds an account that waits for an administrator, who is told as of a sign-up; undefined when no user name
 * is free. The provider has proved its address.
 */
async function createPending(
  db: TenantDb,
  email: string,
  { claims, at, language }: Told,
): Promise<Account | undefined> {
  const name = claims.name ?? email
  for (const username of usernamesOf(email)) {
    const added = await addPending(db, { name, email, username, language, at })
    if (!added) continue
    await writeAudit(db, {
      actor: { institution_id: db.institutionId, id: added.id, name },
      at,
      action: 'user.signed_up',
      subjectType: 'user',
      subjectId: added.id,
      after: { name, username, email, state: 'pending' },
    })
    await emit(db, accountPending, { user_id: added.id }, at)
    return { id: added.id, name, state: 'pending' }
  }
  return undefined
}

/**
 * Finds whose account a sign-in is for: that of the subject, once it is linked; else the active one with the
 * verified address, which is to be linked; else a new one that waits, where the institution allows it.
 * `mayCreate` is asked before one is made. When a person with rights has not proved their link yet, the link
 * is given back with the person.
 */
export async function settleAccount(
  db: TenantDb,
  told: Told,
  mayCreate: () => Promise<boolean>,
): Promise<Settled> {
  const { claims, row, at } = told
  const to = { issuer: row.issuer, subject: claims.sub }
  const { email } = claims
  const known = async (): Promise<Settled | undefined> => {
    const linked = await findBySubject(db, to)
    if (!linked) return undefined
    await touchIdentity(db, to, at)
    const judged = judge(linked)
    if (!judged.ok || linked.proved) return judged
    return (await hasRights(db, linked.id)) ? entering(db, linked, { ...to, email: email ?? '' }) : judged
  }
  const linked = await known()
  if (linked) return linked
  if (email === undefined || claims.email_verified !== true) return no('email_unverified')
  const owner = await findByEmail(db, email)
  if (owner) {
    const judged = judge(owner)
    if (!judged.ok) return judged
    // Another callback of the same person may have been faster; otherwise the account is linked to another
    // subject.
    if (await hasIdentity(db, owner.id, to.issuer)) return (await known()) ?? no('other_identity')
    return entering(db, owner, { ...to, email })
  }
  if (!row.allow_pending || db.institutionId === 0) return no('no_account')
  if (!(await mayCreate())) return no('too_many')
  const created = await createPending(db, email, told)
  if (!created) return no('failed')
  // The link needs no proof, because the account was made for this subject.
  await linkIdentity(db, { ...created, isActive: false }, { ...to, email }, { at, isProved: true })
  return no('created')
}
