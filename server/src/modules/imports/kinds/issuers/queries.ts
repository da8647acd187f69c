import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type KnownIssuer = {
  id: number
  name: string
  type: string
  cui: string
  cnp: string
  cnp_index: string
}

const living = sql`merged_into_id is null and erased_at is null`
const fields = sql`id, name, type, cui, cnp, coalesce(encode(cnp_index, 'hex'), '') as cnp_index`

type Codes = { indexes: readonly Buffer[]; plain: readonly string[]; cuis: readonly string[] }

/** Living issuers with one of these codes, the oldest first. Each kind of code is looked up in its own index. */
export function listByCodes(db: TenantDb, { indexes, plain, cuis }: Codes): Promise<KnownIssuer[]> {
  const i = db.institutionId
  return db.rows(sql<KnownIssuer>`
    select ${fields} from issuers where institution_id = ${i} and cnp_index = any(${[...indexes]}::bytea[]) and ${living}
    union
    select ${fields} from issuers where institution_id = ${i} and cnp <> '' and cnp = any(${[...plain]}::text[]) and ${living}
    union
    select ${fields} from issuers where institution_id = ${i} and cui <> '' and cui = any(${[...cuis]}::text[]) and ${living}
     order by id`)
}

export type AlikeIssuer = KnownIssuer & { row: number }

/**
 * Living issuers of the same kind with the same name (however it is spelt) in the same locality, the oldest first; without those
 * that this import made, because its check did not see them either.
 */
export function listAlike(
  db: TenantDb,
  importId: number,
  rows: readonly { row: number; type: string; name: string; locality: string }[],
): Promise<AlikeIssuer[]> {
  return db.rows(sql<AlikeIssuer>`
    select x."row", i.id, i.name, i.type, i.cui, i.cnp, coalesce(encode(i.cnp_index, 'hex'), '') as cnp_index
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("row" bigint, type text, name text, locality text)
      join issuers i on i.institution_id = ${db.institutionId} and i.name_key <> '' and i.name_key = issuer_name_key(x.name)
       and i.type = x.type and fold(i.locality) = fold(x.locality) and i.merged_into_id is null and i.erased_at is null
     where not exists (
       select 1 from import_made m
        where m.institution_id = i.institution_id and m.subject = 'issuers' and m.subject_id = i.id and m.import_id = ${importId} and m.step = 'new')
     order by x."row", i.id`)
}

export async function holdIssuers(
  db: TenantDb,
  ids: readonly number[],
  importId: number | null,
): Promise<void> {
  await db.run(sql`
    update issuers set importing = ${importId} where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[])`)
}

export function listStates(
  db: TenantDb,
  ids: readonly number[],
): Promise<{ id: number; name: string; version: number; gone: boolean }[]> {
  return db.rows(sql<{ id: number; name: string; version: number; gone: boolean }>`
    select id, name, version, merged_into_id is not null or erased_at is not null as gone
      from issuers where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[])`)
}
