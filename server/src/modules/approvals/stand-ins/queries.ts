import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** A substitution whose documents are still to be gone through. */
export type StandIn = {
  substitution_id: number
  user_id: number
  since: string
  state: 'starting' | 'ending'
}

/**
 * Brings the substitutions that the sight of documents knows to those that are in force for approvals on a day, and
 * gives those whose documents are still to be gone through.
 */
export async function moveStandIns(
  db: TenantDb,
  { today, at }: { today: string; at: Date },
): Promise<StandIn[]> {
  const inForce = sql`s.for_approvals and s.ended_at is null and s.from_on <= ${today}::date and s.until_on >= ${today}::date`
  await db.run(sql`
    insert into approval_stand_ins (institution_id, substitution_id, user_id, substitute_id, since, state)
    select s.institution_id, s.id, s.user_id, s.substitute_id, ${at}, 'starting'
      from substitutes s where s.institution_id = ${db.institutionId} and ${inForce}
    on conflict on constraint approval_stand_ins_pkey do nothing`)
  await db.run(sql`
    update approval_stand_ins n set state = 'ending'
     where n.institution_id = ${db.institutionId} and n.state <> 'ending'
       and not exists (select from substitutes s where s.institution_id = n.institution_id and s.id = n.substitution_id and ${inForce})`)
  return db.rows(sql<StandIn>`
    select substitution_id, user_id, since, state from approval_stand_ins
     where institution_id = ${db.institutionId} and state <> 'standing' order by substitution_id`)
}

/** The documents of a substitution have been gone through; one that was ended meanwhile stays to be gone through again. */
export async function storeGoneThrough(db: TenantDb, { substitution_id, state }: StandIn): Promise<void> {
  if (state === 'ending')
    await db.run(sql`
      delete from approval_stand_ins
       where institution_id = ${db.institutionId} and substitution_id = ${substitution_id} and state = 'ending'`)
  else
    await db.run(sql`
      update approval_stand_ins set state = 'standing'
       where institution_id = ${db.institutionId} and substitution_id = ${substitution_id} and state = 'starting'`)
}

/** Documents behind a place on which a person has an open step, or one that ended since an instant. */
export async function listDocumentsOf(
  db: TenantDb,
  { userId, since, after, limit }: { userId: number; since: string; after: number; limit: number },
): Promise<number[]> {
  const rows = await db.rows(sql<{ document_id: number }>`
    select distinct r.document_id from approval_steps s
      join approval_requests r on r.institution_id = s.institution_id and r.id = s.request_id
     where s.institution_id = ${db.institutionId} and s.user_id = ${userId} and r.document_id > ${after}
       and (s.status in ('pending', 'waiting', 'waiting_for_signature') or s.decided_at >= ${since}::timestamptz or r.ended_at >= ${since}::timestamptz)
     order by r.document_id limit ${limit}`)
  return rows.map(({ document_id }) => document_id)
}
