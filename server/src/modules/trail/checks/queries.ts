import type { TrailCheck } from '@hdoc/contract/trail/activity.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export async function addCheck(db: TenantDb, check: { at: Date; by: string }): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into trail_checks (institution_id, asked_at, asked_by_name)
    values (${db.institutionId}, ${check.at}, ${check.by}) returning id`)
  return id
}

/** Finds a check that is under way. Only one at a time is useful. */
export function findWaitingCheck(db: TenantDb): Promise<{ id: number } | undefined> {
  return db.maybe(sql<{ id: number }>`
    select id from trail_checks where institution_id = ${db.institutionId} and finished_at is null order by id limit 1`)
}

export async function finishCheck(
  db: TenantDb,
  id: number,
  result: { at: Date; entries: number; findings: NonNullable<TrailCheck['findings']> },
): Promise<void> {
  await db.run(sql`
    update trail_checks set finished_at = ${result.at}, entries = ${result.entries}, findings = ${JSON.stringify(result.findings)}::jsonb
     where institution_id = ${db.institutionId} and id = ${id} and finished_at is null`)
}

/** Ends a check that could not be made, without findings. */
export async function giveUpCheck(db: TenantDb, id: number, at: Date): Promise<void> {
  await db.run(sql`
    update trail_checks set finished_at = ${at}
     where institution_id = ${db.institutionId} and id = ${id} and finished_at is null`)
}

export function listChecks(db: TenantDb): Promise<TrailCheck[]> {
  return db.rows(sql<TrailCheck>`
    select id, asked_at, asked_by_name as asked_by, finished_at, entries, findings
      from trail_checks where institution_id = ${db.institutionId} order by id desc limit 10`)
}
