import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

/** Who vouched for the person before the second step. */
export type FirstStep = 'password' | 'openid'

/** An account of a provider that is linked once the second step is done. */
export type ProviderLink = { issuer: string; subject: string; email: string }

export type NewTicket = {
  tokenHash: Buffer
  userId: number
  host: string
  remember: boolean
  firstStep: FirstStep
  link?: ProviderLink | undefined
  expiresAt: Date
}

export async function addTicket(db: TenantDb, ticket: NewTicket): Promise<void> {
  await db.run(sql`
    insert into login_tickets (institution_id, token_hash, user_id, host, remember, first_step, expires_at,
                               link_issuer, link_subject, link_email)
    values (${db.institutionId}, ${ticket.tokenHash}, ${ticket.userId}, ${ticket.host}, ${ticket.remember}, ${ticket.firstStep},
            ${ticket.expiresAt}, ${ticket.link?.issuer ?? null}, ${ticket.link?.subject ?? null}, ${ticket.link?.email ?? null})`)
}

export type TicketRow = {
  user_id: number
  username: string
  name: string
  remember: boolean
  first_step: FirstStep
  link: ProviderLink | null
  password_hash: string
}

/** Counts an attempt on a living ticket of this host and of an active person; undefined when there is none. */
export function claimTicket(
  db: TenantDb,
  at: { tokenHash: Buffer; host: string; now: Date; mostAttempts: number },
): Promise<TicketRow | undefined> {
  return db.maybe(sql<TicketRow>`
    update login_tickets t set attempts = t.attempts + 1 from users u
     where t.institution_id = ${db.institutionId} and t.token_hash = ${at.tokenHash} and t.host = ${at.host}
       and t.expires_at > ${at.now} and t.attempts < ${at.mostAttempts}
       and u.institution_id = t.institution_id and u.id = t.user_id and u.active
    returning t.user_id, u.username, u.name, t.remember, t.first_step, u.password_hash,
              case when t.link_subject is not null
                then jsonb_build_object('issuer', t.link_issuer, 'subject', t.link_subject, 'email', t.link_email) end as link`)
}

/** Gives the owner of a living ticket, without counting an attempt. */
export async function findTicket(
  db: TenantDb,
  at: { tokenHash: Buffer; host: string; now: Date; mostAttempts: number },
): Promise<number | undefined> {
  const row = await db.maybe(sql<{ user_id: number }>`
    select user_id from login_tickets
     where institution_id = ${db.institutionId} and token_hash = ${at.tokenHash} and host = ${at.host}
       and expires_at > ${at.now} and attempts < ${at.mostAttempts}`)
  return row?.user_id
}

/** Removes a ticket. Of several uses at once only one gets true. */
export async function takeTicket(db: TenantDb, tokenHash: Buffer): Promise<boolean> {
  const taken = await db.run(
    sql`delete from login_tickets where institution_id = ${db.institutionId} and token_hash = ${tokenHash}`,
  )
  return taken === 1
}
