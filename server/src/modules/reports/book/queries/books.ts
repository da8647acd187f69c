import type { Book, BookKind, BookState, bookFailures } from '@hdoc/contract/registers/register-books.ts'
import type { AuditPerson } from '../../../../platform/auth/actor.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { Seeing } from '../../../documents/index.ts'
import type { BookSummary } from './snapshot.ts'

type Failure = (typeof bookFailures)[number]
export type BookRow = {
  id: number
  register_id: number
  period_from: string
  period_to: string
  kind: BookKind
  language: 'ro' | 'en'
  state: BookState
  asked_at: string
  asked_by_name: string
  asked_by_job_title: string
  seeing: Seeing
  snapshot_at: string | null
  lines: number
  volumes: number
  summary: BookSummary | null
  ended_at: string | null
  failure: Failure | null
  ready: Book['ready']
}
export type CancellableBook = Granted<'register_book.cancel', BookRow>

const select = sql`b.id, b.register_id, b.period_from, b.period_to, b.kind, b.language, b.state, b.asked_at, b.asked_by_name,
  b.asked_by_job_title, b.seeing, b.snapshot_at, b.lines, b.volumes, b.summary, b.ended_at, b.failure,
  coalesce((select jsonb_agg(jsonb_build_object('volume', v.volume, 'first_number', v.first_number, 'last_number', v.last_number,
                   'lines', v.lines, 'pages', v.pages, 'size', v.size) order by v.volume)
              from register_book_volumes v where v.institution_id = b.institution_id and v.book_id = b.id), '[]') as ready`

export type BookWish = Pick<BookRow, 'register_id' | 'period_from' | 'period_to' | 'kind' | 'language'> & {
  at: Date
  by: AuditPerson
  jobTitle: string
  seeing: Seeing
}

export async function addBook(db: TenantDb, wish: BookWish): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into register_books (institution_id, register_id, period_from, period_to, kind, language, asked_at, asked_by_institution_id,
                                asked_by_id, asked_by_name, asked_by_job_title, seeing)
    values (${db.institutionId}, ${wish.register_id}, ${wish.period_from}::date, ${wish.period_to}::date, ${wish.kind}, ${wish.language},
            ${wish.at}, ${wish.by.institution_id}, ${wish.by.id}, ${wish.by.name}, ${wish.jobTitle}, ${JSON.stringify(wish.seeing)}::jsonb)
    returning id`)
  return id
}

/** Books of a register, newest first. */
export function listBooks(db: TenantDb, registerId: number): Promise<BookRow[]> {
  return db.rows(sql<BookRow>`
    select ${select} from register_books b
     where b.institution_id = ${db.institutionId} and b.register_id = ${registerId} order by b.id desc limit 30`)
}

export function findBook(db: TenantDb, id: number): Promise<BookRow | undefined> {
  return db.maybe(
    sql<BookRow>`select ${select} from register_books b where b.institution_id = ${db.institutionId} and b.id = ${id}`,
  )
}

/** Locks the book until the transaction ends; whoever stops it meanwhile waits. */
export async function lockBook(db: TenantDb, id: number): Promise<BookRow | undefined> {
  await db.run(
    sql`select 1 from register_books where institution_id = ${db.institutionId} and id = ${id} for update`,
  )
  return findBook(db, id)
}

export async function storeSnapshot(
  db: TenantDb,
  id: number,
  snapshot: { at: Date; lines: number; volumes: number; summary: BookSummary },
): Promise<void> {
  await db.run(sql`
    update register_books set snapshot_at = ${snapshot.at}, lines = ${snapshot.lines}, volumes = ${snapshot.volumes},
           summary = ${JSON.stringify(snapshot.summary)}::jsonb, state = 'drawing'
     where institution_id = ${db.institutionId} and id = ${id}`)
}

export async function endBook(
  db: TenantDb,
  id: number,
  end: { state: 'done' | 'failed'; at: Date; failure: Failure | null },
): Promise<void> {
  await db.run(sql`
    update register_books set state = ${end.state}, ended_at = ${end.at}, failure = ${end.failure}
     where institution_id = ${db.institutionId} and id = ${id} and state in ('waiting', 'drawing')`)
}

export function cancelBook(db: TenantDb, book: CancellableBook, at: Date): Promise<number> {
  return db.run(sql`
    update register_books set state = 'cancelled', ended_at = ${at}
     where institution_id = ${db.institutionId} and id = ${book.id} and state in ('waiting', 'drawing')`)
}
