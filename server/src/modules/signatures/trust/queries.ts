import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { AnchorUse } from '../../../platform/signatures/judge/anchors.ts'
import type { TrustedList, TrustedService } from './read-trusted-list.ts'

type IssuerRow = { raw: Buffer; use: AnchorUse; since: string; until: string | null }

export async function listIssuers(
  db: TenantDb,
): Promise<{ raw: Buffer; use: AnchorUse; since: Date; until: Date | null }[]> {
  const rows = await db.rows(sql<IssuerRow>`
    select certificate as raw, use, since, until from trusted_issuers where institution_id = ${db.institutionId} order by id`)
  return rows.map(({ raw, use, since, until }) => ({
    raw,
    use,
    since: new Date(since),
    until: until === null ? null : new Date(until),
  }))
}

export type TrustedListRow = {
  id: number
  territory: string
  operator: string
  sequence: number
  issued_at: string
  next_update: string | null
  sha256: string
  loaded_at: string
  loaded_by_name: string
  issuers: number
}

export function listTrusted(db: TenantDb): Promise<TrustedListRow[]> {
  return db.rows(sql<TrustedListRow>`
    select l.id, l.territory, l.operator, l.sequence, l.issued_at, l.next_update, l.fingerprint as sha256, l.loaded_at, l.loaded_by_name,
           (select count(distinct i.certificate) from trusted_issuers i
             where i.institution_id = l.institution_id and i.list_id = l.id)::int as issuers
      from trusted_lists l where l.institution_id = ${db.institutionId} order by l.territory`)
}

export function findTrusted(db: TenantDb, id: number): Promise<TrustedListRow | undefined> {
  return listTrusted(db).then((rows) => rows.find((row) => row.id === id))
}

export function findSequence(db: TenantDb, territory: string): Promise<{ sequence: number } | undefined> {
  return db.maybe(sql<{ sequence: number }>`
    select sequence from trusted_lists where institution_id = ${db.institutionId} and territory = ${territory} for update`)
}

/** Puts a list in the place of the one that its country had. */
export async function storeTrusted(
  db: TenantDb,
  list: TrustedList,
  { sha256, at, by }: { sha256: string; at: Date; by: string },
): Promise<void> {
  await db.run(
    sql`delete from trusted_lists where institution_id = ${db.institutionId} and territory = ${list.territory}`,
  )
  const { id } = await db.one(sql<{ id: number }>`
    insert into trusted_lists (institution_id, territory, operator, sequence, issued_at, next_update, fingerprint, loaded_at, loaded_by_name)
    values (${db.institutionId}, ${list.territory}, ${list.operator}, ${list.sequence}, ${list.issuedAt}, ${list.nextUpdate ?? null},
            ${sha256}, ${at}, ${by})
    returning id`)
  const column = <Value>(value: (one: TrustedService) => Value): Value[] => list.services.map(value)
  await db.run(sql`
    insert into trusted_issuers (institution_id, list_id, use, certificate, provider, service, since, until)
    select ${db.institutionId}, ${id}, s.use, decode(s.certificate, 'base64'), s.provider, s.service, s.since, s.until
      from unnest(${column(({ use }) => use)}::text[], ${column(({ certificate }) => certificate)}::text[],
                  ${column(({ provider }) => provider)}::text[], ${column(({ service }) => service)}::text[],
                  ${column(({ since }) => since.toISOString())}::timestamptz[],
                  ${column(({ until }) => until?.toISOString() ?? null)}::timestamptz[]) as s(use, certificate, provider, service, since, until)`)
}

export function removeTrusted(db: TenantDb, id: number): Promise<number> {
  return db.run(sql`delete from trusted_lists where institution_id = ${db.institutionId} and id = ${id}`)
}
