import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** The case whose answer is written. */
export type Answering = Granted<'answer.write', { id: number }>

export type DraftRow = {
  case_id: number
  text: string
  letter_id: number | null
  file_id: number | null
  file_name: string | null
  file_version: number | null
  /** The outgoing document, unless it was annulled since. */
  document_id: number | null
  document_number: string | null
  /** The file of that document that leaves. */
  paper_id: number | null
  paper_name: string | null
  paper_version: number | null
  stamped: boolean
  /**
   * That document was sent and did not come back, and no dispatch of it waits any more, of several for several addressees:
   * what is written from now on is another answer.
   */
  has_left: boolean
  written_at: string
  written_by_name: string
  version: number
}

/** The draft of a case; the case is locked by whoever changes it. */
export function findDraft(db: TenantDb, caseId: number): Promise<DraftRow | undefined> {
  return db.maybe(sql<DraftRow>`
    select a.case_id, a.text, a.letter_id, f.id as file_id, f.name as file_name, f.version as file_version, d.id as document_id, d.number as document_number,
           p.id as paper_id, p.name as paper_name,
           p.version as paper_version, a.stamped,
           exists (select from dispatches x where x.institution_id = d.institution_id and x.document_id = d.id and x.status in ('sent', 'confirmed'))
           and not exists (select from dispatches x where x.institution_id = d.institution_id and x.document_id = d.id and x.status = 'prepared') as has_left,
           a.written_at, a.written_by_name, a.version
      from answer_drafts a
      left join files f on f.institution_id = a.institution_id and f.id = a.file_id and f.document_id is not null
      left join documents d on d.institution_id = a.institution_id and d.id = a.document_id and d.annulled_at is null and d.deleted_at is null
      -- Answers that were numbered before it was kept have the first PDF of their document.
      left join files p on p.institution_id = d.institution_id and p.document_id = d.id
       and p.id = coalesce(a.paper_file_id, (select min(o.id) from files o where o.institution_id = d.institution_id and o.document_id = d.id and o.kind = 'pdf'))
     where a.institution_id = ${db.institutionId} and a.case_id = ${caseId}`)
}

type Written = { text: string; letterId: number | null; fileId: number; at: Date; by: string }

export function storeDraft(
  db: TenantDb,
  { id }: Answering,
  { text, letterId, fileId, at, by }: Written,
): Promise<number> {
  return db.run(sql`
    insert into answer_drafts as a (institution_id, case_id, text, letter_id, file_id, written_at, written_by_name)
    values (${db.institutionId}, ${id}, ${text}, ${letterId}, ${fileId}, ${at}, ${by})
    on conflict on constraint answer_drafts_pkey do update
      set text = excluded.text, letter_id = excluded.letter_id, file_id = excluded.file_id, document_id = null, paper_file_id = null, stamped = false, written_at = excluded.written_at,
          written_by_name = excluded.written_by_name, version = a.version + 1`)
}

export function storeNumbered(
  db: TenantDb,
  { id }: Answering,
  { documentId, paperId }: { documentId: number; paperId: number | null },
): Promise<number> {
  return db.run(sql`
    update answer_drafts set document_id = ${documentId}, paper_file_id = ${paperId}, stamped = false, version = version + 1
     where institution_id = ${db.institutionId} and case_id = ${id}`)
}

/** The copy with number and date is what leaves. */
export function storeStamped(db: TenantDb, { id }: Answering, paperId: number): Promise<number> {
  return db.run(sql`
    update answer_drafts set paper_file_id = ${paperId}, stamped = true, version = version + 1
     where institution_id = ${db.institutionId} and case_id = ${id}`)
}
