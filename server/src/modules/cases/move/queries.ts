import type { ShareRole } from '@hdoc/contract/documents/registration/registration-case.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ChangingCase } from '../record/queries/cases.ts'
import type { ChangingShare, NewShare } from '../record/queries/shares.ts'

type Holding = { document_id: number; case_id: number }

/** The open case that works on each of some documents; documents without one are left out. */
export function listHolding(db: TenantDb, documentIds: readonly number[]): Promise<Holding[]> {
  return db.rows(sql<Holding>`
    select document_id, case_id from case_documents
     where institution_id = ${db.institutionId} and document_id = any(${[...documentIds]}::bigint[]) and held order by case_id, document_id`)
}

/** The shares have gone to another group. */
export function storeHandedOver(
  db: TenantDb,
  shares: readonly ChangingShare[],
  { at, by }: { at: Date; by: string },
): Promise<number> {
  return db.run(sql`
    update case_shares set status = 'transferred', wait_until = null, ended_at = ${at}, ended_by_name = ${by}
     where institution_id = ${db.institutionId} and id = any(${shares.map(({ id }) => id)}::bigint[])`)
}

export async function storeRoles(
  db: TenantDb,
  changes: readonly { share: ChangingShare; role: ShareRole }[],
): Promise<void> {
  if (changes.length === 0) return
  await db.run(sql`
    update case_shares s set role = w.role
      from unnest(${changes.map(({ share }) => share.id)}::bigint[], ${changes.map(({ role }) => role)}::text[]) as w (id, role)
     where s.institution_id = ${db.institutionId} and s.id = w.id`)
}

/** Adds a share to each of some cases. */
export async function addShares(
  db: TenantDb,
  added: readonly { row: ChangingCase; share: NewShare }[],
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  if (added.length === 0) return
  const shares = added.map(({ row, share }) => ({ ...share, case_id: row.id }))
  await db.run(sql`
    insert into case_shares (institution_id, case_id, group_id, user_id, role, status, deadline_on, resolution, resolution_by_name,
        assigned_at, assigned_by_institution_id, assigned_by_id, assigned_by_name)
      select ${db.institutionId}, w.case_id, w.group_id, w.user_id, w.role, w.status, w.deadline_on, w.resolution,
             case when w.resolution = '' then '' else ${actor.name}::text end, ${at}, ${actor.institutionId}, ${actor.id}, ${actor.name}
        from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb)
             as w (case_id bigint, group_id bigint, user_id bigint, role text, status text, deadline_on date, resolution text)
       order by w.case_id`)
}
