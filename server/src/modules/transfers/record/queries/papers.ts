import type { DocumentStatusId } from '@hdoc/contract/documents/status/document-status.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'
import { isVisible, paperHolder, type Viewer } from '../../../documents/index.ts'
import type { PaperFacts } from '../../rules/block-rules.ts'

/** A document as transfers look at it. */
export type PaperRow = Omit<PaperFacts, 'open_row'> & {
  document_id: number
  number: string
  registered_on: string
  issuer_name: string
  short_description: string
  pages: number
  annexes: number
  access_level: number
  status: DocumentStatusId
  group_name: string | null
  holder_group_name: string | null
  /** Since when the department has it; null = since it was registered. */
  held_since: string | null
  in_case: { id: number; number: string } | null
  open_row: { sheet_id: number; number: string; to: string } | null
  /** Whether the viewer sees the document itself. */
  seen: boolean
}

/**
 * Columns of a document (alias d) with its department g, its holder h and its custody k. What belongs to it is looked up
 * document by document (`offset 0` keeps it so): planned as one join, fresh tables of an office that begins are read whole
 * for each document of a sheet.
 */
export const paperColumns = (db: TenantDb, viewer: Viewer): Fragment => sql`
           d.id as document_id, d.number, d.registered_on, d.issuer_name, d.short_description, d.pages, d.annexes, d.access_level,
           d.status, d.deleted_at, d.group_id, g.name as group_name, d.desk_group_id,
           coalesce(d.on_paper, comes_on_paper(d.physical_form, d.arrival)) as on_paper,
           h.id as holder_group_id, h.name as holder_group_name, k.since as held_since,
           case_of_document(d.institution_id, d.id) as in_case,
           (select coalesce(jsonb_agg(s.group_id), '[]') from case_documents x
              cross join lateral (
                select c.group_id from case_shares c
                 where c.institution_id = x.institution_id and c.case_id = x.case_id and c.is_open and c.group_id is not null offset 0) s
             where x.institution_id = d.institution_id and x.document_id = d.id and x.held) as share_groups,
           (select jsonb_build_object('sheet_id', o.sheet_id, 'number', os.number, 'to', os.name) from transfer_rows o
              cross join lateral (
                select z.number, og.name from transfer_sheets z
                  join user_groups og on og.institution_id = z.institution_id and og.id = z.to_group_id
                 where z.institution_id = o.institution_id and z.id = o.sheet_id offset 0) os
             where o.institution_id = d.institution_id and o.document_id = d.id and o.status = 'sent') as open_row,
           ${isVisible(db, viewer)} as seen`
export const paperJoins: Fragment = sql`
      left join user_groups g on g.institution_id = d.institution_id and g.id = d.group_id
      left join lateral (
        select h.id, h.name from registers r join user_groups h on h.institution_id = r.institution_id and h.id = ${paperHolder}
         where r.institution_id = d.institution_id and r.id = d.register_id offset 0) h on true
      left join paper_custody k on k.institution_id = d.institution_id and k.document_id = d.id`

/** Some documents, in the order of their ids. */
export function listPapers(
  db: TenantDb,
  viewer: Viewer,
  documentIds: readonly number[],
): Promise<PaperRow[]> {
  return db.rows(sql<PaperRow>`
    select ${paperColumns(db, viewer)} from documents d ${paperJoins}
     where d.institution_id = ${db.institutionId} and d.id = any(${[...documentIds]}::bigint[]) order by d.id`)
}

/** Documents that bear a number, written exactly so, of this year and some before it. */
export async function findByNumber(db: TenantDb, number: string, year: number): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select distinct l.document_id as id from register_ledger l
     where l.institution_id = ${db.institutionId} and l.number = any(${[number, number.toUpperCase()]}::text[])
       and l.register_id = any(array(select r.id from registers r where r.institution_id = ${db.institutionId}))
       and l.year between ${year - 5} and ${year} and l.document_id is not null
     order by 1 desc limit 20`)
  return rows.map(({ id }) => id)
}
