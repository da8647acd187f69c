import type { EntryValues } from '@hdoc/contract/gazette/gazette-entries.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ChangingEntry } from '../record/queries.ts'

type Made = { from?: { document_id?: number; corrects_id?: number }; by: Actor; at: Date }

/** Adds a draft; gives its id. */
export async function insertEntry(
  db: TenantDb,
  v: EntryValues,
  { from = {}, by, at }: Made,
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into gazette_entries (institution_id, category_id, number, act_on, act_issuer, title, content, publish_on, document_id, corrects_id,
                                 created_at, created_by_institution_id, created_by_id, created_by_name)
    values (${db.institutionId}, ${v.category_id}, ${v.number}, ${v.act_on}::date, ${v.act_issuer}, ${v.title}, ${v.content}, ${v.publish_on}::date,
            ${from.document_id ?? null}, ${from.corrects_id ?? null}, ${at}, ${by.institutionId}, ${by.id}, ${by.name})
    returning id`)
  return id
}

export async function storeValues(db: TenantDb, entry: ChangingEntry, v: EntryValues): Promise<void> {
  await db.run(sql`
    update gazette_entries
       set category_id = ${v.category_id}, number = ${v.number}, act_on = ${v.act_on}::date, act_issuer = ${v.act_issuer}, title = ${v.title},
           content = ${v.content}, publish_on = ${v.publish_on}::date, version = version + 1
     where institution_id = ${db.institutionId} and id = ${entry.id}`)
}

export async function deleteEntry(db: TenantDb, entry: ChangingEntry): Promise<void> {
  await db.run(
    sql`delete from gazette_entries where institution_id = ${db.institutionId} and id = ${entry.id}`,
  )
}
