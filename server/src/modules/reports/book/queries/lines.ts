import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'
import { isVisible, type Viewer } from '../../../documents/index.ts'

export type DocumentContent = {
  category: DocumentCategory
  external_number: string
  external_date: string | null
  /** Issuer of an incoming paper, addressee of an outgoing one. */
  party: string
  subject: string
  department: string | null
  dispatched_on: string | null
  status: number
  /** Why, by whom and when it was annulled. */
  reason: string | null
  ended_by: string | null
  ended_on: string | null
  is_test: boolean
  /** Connected documents, each as a line of this register names it. */
  linked: string[] | null
  /** For a further number: the document's own number. */
  main_number: string | null
  /** For the document's own number: its numbers in secondary registers. */
  further: string[] | null
}
export type ReservationContent = {
  by: string
  on: string
  note: string
  /** Why, by whom and when it was released. */
  reason: string | null
  ended_by: string | null
  ended_on: string | null
}
type Numbered = { position: number; number: string; numbered_on: string }
/** `content` is null when whoever asked may not see it. */
export type BookLine = Numbered &
  (
    | { entry: 'document' | 'further'; content: DocumentContent }
    | { entry: 'reserved' | 'released'; content: ReservationContent }
    | { entry: 'document' | 'further' | 'reserved' | 'released'; content: null }
  )

export type Positions = { after: number; upTo: number }

/** Lists the lines of a book as they were copied. */
export function listLines(db: TenantDb, bookId: number, { after, upTo }: Positions): Promise<BookLine[]> {
  return db.rows(sql<BookLine>`
    select position, number, numbered_on, entry, content from register_book_lines
     where institution_id = ${db.institutionId} and book_id = ${bookId} and position > ${after} and position <= ${upTo}
     order by position`)
}

/** May a viewer see a line (alias l, its document d) now? */
const isOpen = (db: TenantDb, viewer: Viewer, seesRegister: boolean): Fragment =>
  sql`case when l.document_id is null then ${seesRegister} else coalesce(${isVisible(db, viewer)}, false) end`

/** Lists the same lines, without what the viewer may not see now, whoever asked for the book. */
export function listOpenLines(
  db: TenantDb,
  bookId: number,
  { after, upTo }: Positions,
  viewer: Viewer,
  seesRegister: boolean,
): Promise<BookLine[]> {
  return db.rows(sql<BookLine>`
    select l.position, l.number, l.numbered_on, l.entry, case when ${isOpen(db, viewer, seesRegister)} then l.content end as content
      from register_book_lines l
      left join documents d on d.institution_id = l.institution_id and d.id = l.document_id
     where l.institution_id = ${db.institutionId} and l.book_id = ${bookId} and l.position > ${after} and l.position <= ${upTo}
     order by l.position`)
}

/** Do these lines hold contents that the viewer may not see now? */
export async function holdsHidden(
  db: TenantDb,
  bookId: number,
  { after, upTo }: Positions,
  viewer: Viewer,
  seesRegister: boolean,
): Promise<boolean> {
  const { hidden } = await db.one(sql<{ hidden: boolean }>`
    select exists (
      select from register_book_lines l
        left join documents d on d.institution_id = l.institution_id and d.id = l.document_id
       where l.institution_id = ${db.institutionId} and l.book_id = ${bookId} and l.position > ${after} and l.position <= ${upTo}
         and l.content is not null and not ${isOpen(db, viewer, seesRegister)}) as hidden`)
  return hidden
}
