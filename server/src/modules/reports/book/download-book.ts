import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { registerBookCalls } from '@hdoc/contract/registers/register-books.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { downloadHeaders } from '../../../platform/files/preview/preview-headers.ts'
import type { Ctx, InputOf, RawAnswer } from '../../../platform/http/context.ts'
import { tableAnswer } from '../../../platform/http/streams/table-answer.ts'
import { viewerOf } from '../../documents/index.ts'
import { bookColumns } from './book-texts.ts'
import { cellsOf } from './cells-of.ts'
import { type BookRow, findBook } from './queries/books.ts'
import { holdsHidden, listOpenLines } from './queries/lines.ts'
import { findVolume } from './queries/volumes.ts'
import { positionsOf } from './rules.ts'
import { seesRegister } from './sees-register.ts'

type Calls = typeof registerBookCalls
type Reader = Ctx<Calls['volume']>
const AT_ONCE = 1_000

async function getBook(db: TenantDb, id: number): Promise<BookRow> {
  const book = await findBook(db, id)
  if (!book) throw new AppError('NOT_FOUND')
  const readable = book.state === 'done' || (book.state === 'drawing' && book.snapshot_at !== null)
  if (!readable) throw new AppError('BOOK_NOT_READY')
  return book
}

/** Gives what somebody may see now, whoever asked for the book and when. */
async function eyesOf(db: TenantDb, actor: Actor, book: BookRow) {
  return [await viewerOf(db, actor), await seesRegister(db, actor, book.register_id)] as const
}

function told(db: TenantDb, ctx: Reader, book: BookRow, what: object): Promise<number> {
  return recordAudit(
    { ...ctx, db },
    {
      action: 'register.book_downloaded',
      subjectType: 'register',
      subjectId: book.register_id,
      after: { book_id: book.id, from: book.period_from, to: book.period_to, ...what },
    },
  )
}

const nameOf = (book: BookRow, ending: string): string =>
  `registru-${book.register_id}-${book.period_from}-${book.period_to}${ending}`

/** Gives one volume. It is refused as a whole when the caller may not see now what stands in it. */
export async function downloadVolume(ctx: Reader, { params }: InputOf<Calls['volume']>): Promise<RawAnswer> {
  const { book, file } = await ctx.database.inInstitution(ctx.institutionId, async (db) => {
    const found = await getBook(db, params.id)
    const volume = await findVolume(db, params.id, params.volume)
    if (!volume) throw new AppError('BOOK_NOT_READY')
    if (await holdsHidden(db, params.id, positionsOf(params.volume), ...(await eyesOf(db, ctx.actor, found))))
      throw new AppError('BOOK_RIGHTS_CHANGED')
    await told(db, ctx, found, { volume: params.volume })
    return { book: found, file: volume }
  })
  ctx.database.wake()
  const name = nameOf(book, `-volumul-${params.volume}.pdf`)
  return {
    raw: true,
    body: await ctx.files.open(file.sha256),
    headers: { ...downloadHeaders({ name, mime: 'application/pdf' }), 'content-length': String(file.size) },
  }
}

async function* rowsOf(ctx: Ctx<Calls['table']>, book: BookRow): AsyncGenerator<string[]> {
  for (let after = 0; after < book.lines; after += AT_ONCE) {
    const lines = await ctx.readPart(async (db, actor) =>
      listOpenLines(db, book.id, { after, upTo: after + AT_ONCE }, ...(await eyesOf(db, actor, book))),
    )
    for (const line of lines) yield cellsOf(line, ctx.language)
  }
}

/** Gives the lines as CSV or XLSX, without what the caller may not see now. */
export async function downloadTable(
  ctx: Ctx<Calls['table']>,
  { params }: InputOf<Calls['table']>,
): Promise<RawAnswer> {
  const { format } = params
  const book = await ctx.database.inInstitution(ctx.institutionId, (db) => getBook(db, params.id), {
    readOnly: true,
  })
  const subject = { type: 'register', id: book.register_id }
  const head = bookColumns.map(({ label }) => label[ctx.language])
  const answer = await tableAnswer({ name: nameOf(book, ''), format, head, subject }, rowsOf(ctx, book))
  await ctx.database.inInstitution(ctx.institutionId, (db) => told(db, ctx, book, { format }))
  ctx.database.wake()
  return answer
}
