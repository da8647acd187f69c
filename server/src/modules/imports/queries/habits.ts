import type { ImportKindId } from '@hdoc/contract/imports/import-kinds.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export async function findHabit(db: TenantDb, kind: ImportKindId): Promise<unknown> {
  const row = await db.maybe(
    sql<{
      habit: unknown
    }>`select habit from import_habits where institution_id = ${db.institutionId} and kind = ${kind}`,
  )
  return row?.habit
}

export async function storeHabit(db: TenantDb, kind: ImportKindId, habit: object): Promise<void> {
  await db.run(sql`
    insert into import_habits (institution_id, kind, habit) values (${db.institutionId}, ${kind}, ${JSON.stringify(habit)}::jsonb)
    on conflict on constraint import_habits_pkey do update set habit = excluded.habit`)
}
