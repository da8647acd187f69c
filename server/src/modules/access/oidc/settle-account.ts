import type { OidcFailure } from '@hdoc/contract/oidc.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emitEvent } from '../../../platform/events/emit-event.ts'
import { tellChange } from '../factors/tell-change.ts'
import type { Claims } from './exchange-code.ts'
import {
  type Account,
  addIdentity,
  addPending,
  findByEmail,
  findBySubject,
  type Subject,
  touchIdentity,
} from './queries/identities.ts'
import type { OidcRow } from './queries/settings.ts'
import { usernamesOf } from './username-of.ts'

export type Settled = { ok: true; person: { id: number; name: string } } | { ok: false; failure: OidcFailure }

type Told = { claims: Claims; row: OidcRow; at: Date; language: string }
const no = (failure: OidcFailure): Settled => ({ ok: false, failure })

function judge({ id, name, state }: Account): Settled {
  if (state === 'active') return { ok: true, person: { id, name } }
  return no(state === 'pending' ? 'waiting' : 'inactive')
}

async function link(db: TenantDb, person: Account, to: Subject, email: string, at: Date): Promise<boolean> {
  if (!(await addIdentity(db, { ...to, userId: person.id, email, at }))) return false
  await writeAudit(db, {
    actor: { institution_id: db.institutionId, id: person.id, name: person.name },
    at,
    action: 'identity.linked',
    subjectType: 'user',
    subjectId: person.id,
    after: { issuer: to.issuer, email },
  })
  if (person.state === 'active') await tellChange(db, person.id, 'identity_linked', at)
  return true
}

/** An account that waits for an administrator, who is told as of a sign-up. Its address is proved by the provider. */
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
    await emitEvent(db, 'account.pending', { user_id: added.id }, at)
    return { id: added.id, name, state: 'pending' }
  }
  return undefined
}

/**
 * Whose account it is: that of the subject, once it is linked; else the active one with the verified address, which
 * is linked now; else a new one that waits, where the institution allows it. `mayCreate` is asked before one is made.
 */
export async function settleAccount(
  db: TenantDb,
  told: Told,
  mayCreate: () => Promise<boolean>,
): Promise<Settled> {
  const { claims, row, at } = told
  const to = { issuer: row.issuer, subject: claims.sub }
  const linked = await findBySubject(db, to)
  if (linked) {
    await touchIdentity(db, to, at)
    return judge(linked)
  }
  const { email } = claims
  if (email === undefined || claims.email_verified !== true) return no('email_unverified')
  const owner = await findByEmail(db, email)
  if (owner) {
    const judged = judge(owner)
    if (!judged.ok || (await link(db, owner, to, email, at))) return judged
    // Another callback of the same person may have been faster; otherwise the account is linked to somebody else.
    const now = await findBySubject(db, to)
    return now ? judge(now) : no('other_identity')
  }
  if (!row.allow_pending || db.institutionId === 0) return no('no_account')
  if (!(await mayCreate())) return no('too_many')
  const created = await createPending(db, email, told)
  if (!created) return no('failed')
  await link(db, created, to, email, at)
  return no('created')
}
