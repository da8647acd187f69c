import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export interface HistoryLists {
  registers: { id: number; name: string; living: string }[]
  doc_types: { id: number; name: string; category: DocumentCategory; is_default: boolean }[]
  groups: { id: number; name: string }[]
}

/** What a file of old documents may name here: registers of history, types, departments. */
export function getHistoryLists(db: TenantDb): Promise<HistoryLists> {
  const i = db.institutionId
  return db.one(sql<HistoryLists>`
    select coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'living', l.name) order by r.name collate romanian)
              from registers r join registers l on l.institution_id = r.institution_id and l.id = r.history_of
             where r.institution_id = ${i}), '[]') as registers,
           coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'category', category, 'is_default', is_default)
                              order by category, name collate romanian)
              from doc_types where institution_id = ${i}), '[]') as doc_types,
           coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name collate romanian)
              from user_groups where institution_id = ${i}), '[]') as groups`)
}

type Named = { asked: string; ids: number[] }

/** People by their names, without case and diacritics: those who left too. */
export function findPeople(db: TenantDb, names: readonly string[]): Promise<Named[]> {
  return db.rows(sql<Named>`
    select x.asked, array_agg(u.id order by u.id) as ids
      from unnest(${[...names]}::text[]) x(asked)
      join users u on u.institution_id = ${db.institutionId} and fold(u.name) = fold(x.asked)
     group by 1`)
}

/** Issuers by their names, written in any order and with any signs; merged and erased ones are not asked. */
export function findIssuers(db: TenantDb, names: readonly string[]): Promise<Named[]> {
  return db.rows(sql<Named>`
    select x.asked, array_agg(i.id order by i.id) as ids
      from unnest(${[...names]}::text[]) x(asked)
      join issuers i on i.institution_id = ${db.institutionId} and i.name_key <> '' and i.name_key = issuer_name_key(x.asked)
       and i.merged_into_id is null and i.erased_at is null
     group by 1`)
}

export type KnownPaper = { place: number; repeats: boolean; same: boolean }

/**
 * Of some numbers of a register of history: whether it stands there already, and whether for the same paper (day, content and
 * issuer). What this import brought is another paper, because rows of a file that say the same are refused before.
 */
export function findKnownPapers(
  db: TenantDb,
  { registerId, importId }: { registerId: number; importId: number },
  papers: readonly {
    series: string
    counter: number
    number: string
    registered_on: string
    subject: string
    issuer: string
  }[],
): Promise<KnownPaper[]> {
  return db.rows(sql<KnownPaper>`
    select (p.place - 1)::integer as place, true as repeats,
           bool_or(d.registered_on = (p.paper->>'registered_on')::date and d.short_description = p.paper->>'subject'
                   and d.issuer_name = p.paper->>'issuer' and d.import_id is distinct from ${importId}) as same
      from jsonb_array_elements(${JSON.stringify(papers)}::jsonb) with ordinality p(paper, place)
      join lateral (
        select l.number, l.import_id, k.registered_on, k.short_description, k.issuer_name from register_ledger l
          join documents k on k.institution_id = l.institution_id and k.id = l.document_id
         where l.institution_id = ${db.institutionId} and l.register_id = ${registerId} and l.series = p.paper->>'series'
           and l.counter = (p.paper->>'counter')::bigint
           -- Both keys of the ledger are named whole: of a register without statistics yet, half of one would be read to its end.
           and l.year = (p.paper->>'series')::integer and l.number = p.paper->>'number'
        union all
        select w.number, w.import_id, w.registered_on, w.short_description, w.issuer_name from history_papers w
         where w.institution_id = ${db.institutionId} and w.register_id = ${registerId} and w.series = p.paper->>'series'
           and w.counter = (p.paper->>'counter')::bigint) d on d.number = p.paper->>'number'
     group by 1`)
}

/** Whether a register is one of history, held as it is until the transaction ends. */
export async function isHistory(db: TenantDb, registerId: number): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from registers where institution_id = ${db.institutionId} and id = ${registerId} and history_of is not null for share`)
  return row !== undefined
}
