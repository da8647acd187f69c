import type { TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'

/** What substitutes stand in for; each kind of work keeps which substitutions its sight of documents knows. */
export type StandInKind = 'cases' | 'approvals'

const kinds: Readonly<Record<StandInKind, { known: Fragment; isFor: Fragment }>> = {
  cases: { known: sql.table('case_stand_ins'), isFor: sql`s.for_cases` },
  approvals: { known: sql.table('approval_stand_ins'), isFor: sql`s.for_approvals` },
}

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
  { kind, today, at }: { kind: StandInKind; today: string; at: Date },
): Promise<StandIn[]> {
  const { known, isFor } = kinds[kind]
  const inForce = sql`${isFor} and s.ended_at is null and s.from_on <= ${today}::date and s.until_on >= ${today}::date`
  await db.run(sql`
    insert into ${known} (institution_id, substitution_id, user_id, substitute_id, since, state)
    select s.institution_id, s.id, s.user_id, s.substitute_id, ${at}, 'starting'
      from substitutes s where s.institution_id = ${db.institutionId} and ${inForce}
    on conflict (institution_id, substitution_id) do nothing`)
  await db.run(sql`
    update ${known} n set state = 'ending'
     where n.institution_id = ${db.institutionId} and n.state <> 'ending'
       and not exists (select from substitutes s where s.institution_id = n.institution_id and s.id = n.substitution_id and ${inForce})`)
  return db.rows(sql<StandIn>`
    select substitution_id, user_id, since, state from ${known}
     where institution_id = ${db.institutionId} and state <> 'standing' order by substitution_id`)
}

/** The documents of a substitution have been gone through; one that was ended meanwhile stays to be gone through again. */
export async function storeGoneThrough(
  db: TenantDb,
  kind: StandInKind,
  { substitution_id, state }: StandIn,
): Promise<void> {
  const { known } = kinds[kind]
  if (state === 'ending')
    await db.run(sql`
      delete from ${known}
       where institution_id = ${db.institutionId} and substitution_id = ${substitution_id} and state = 'ending'`)
  else
    await db.run(sql`
      update ${known} set state = 'standing'
       where institution_id = ${db.institutionId} and substitution_id = ${substitution_id} and state = 'starting'`)
}
