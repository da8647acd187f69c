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
 * Brings the substitutions that the sight of documents knows to those that are in force on a day, and gives those
 * whose documents are still to be gone through.
 */
export async function moveStandIns(
  db: TenantDb,
  { today, at }: { today: string; at: Date },
): Promise<StandIn[]> {
  const inForce = sql`s.for_cases and s.ended_at is null and s.from_on <= ${today}::date and s.until_on >= ${today}::date`
  await db.run(sql`
    insert into case_stand_ins (institution_id, substitution_id, user_id, substitute_id, since, state)
    select s.institution_id, s.id, s.user_id, s.substitute_id, ${at}, 'starting'
      from substitutes s where s.institution_id = ${db.institutionId} and ${inForce}
    on conflict on constraint case_stand_ins_pkey do nothing`)
  await db.run(sql`
    update case_stand_ins n set state = 'ending'
     where n.institution_id = ${db.institutionId} and n.state <> 'ending'
       and not exists (select from substitutes s where s.institution_id = n.institution_id and s.id = n.substitution_id and ${inForce})`)
  return db.rows(sql<StandIn>`
    select substitution_id, user_id, since, state from case_stand_ins
     where institution_id = ${db.institutionId} and state <> 'standing' order by substitution_id`)
}

/** The documents of a substitution have been gone through; one that was ended meanwhile stays to be gone through again. */
export async function storeGoneThrough(db: TenantDb, { substitution_id, state }: StandIn): Promise<void> {
  if (state === 'ending')
    await db.run(sql`
      delete from case_stand_ins
       where institution_id = ${db.institutionId} and substitution_id = ${substitution_id} and state = 'ending'`)
  else
    await db.run(sql`
      update case_stand_ins set state = 'standing'
       where institution_id = ${db.institutionId} and substitution_id = ${substitution_id} and state = 'starting'`)
}

/** Cases behind a place in which a person has work, or ended some since an instant. */
export async function listCasesOf(
  db: TenantDb,
  { userId, since, after, limit }: { userId: number; since: string; after: number; limit: number },
): Promise<number[]> {
  const rows = await db.rows(sql<{ case_id: number }>`
    select distinct case_id from case_shares
     where institution_id = ${db.institutionId} and user_id = ${userId} and (is_open or ended_at >= ${since}::timestamptz) and case_id > ${after}
     order by case_id limit ${limit}`)
  return rows.map(({ case_id }) => case_id)
}
