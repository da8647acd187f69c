import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { registerBookCalls } from '@hdoc/contract/registers/register-books.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import { emit } from '../../../platform/events/emit.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { findRegister } from '../../registers/index.ts'
import { bookAsked } from '../events/index.ts'
import { canCancelBook } from './policy.ts'
import { presentBook } from './present.ts'
import { addBook, cancelBook, listBooks, lockBook } from './queries/books.ts'

type Calls = typeof registerBookCalls

async function checkRegister(ctx: StaffCtx, id: number): Promise<void> {
  if (!(await findRegister(ctx.db, id))) throw new AppError('NOT_FOUND')
}

/** Asks the worker for a book. A register has one book under way at a time. */
export async function askForBook(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  const { db, actor } = ctx
  await checkRegister(ctx, body.register_id)
  const at = ctx.clock.now()
  const by = auditActor(actor)
  const id = await addBook(db, {
    register_id: body.register_id,
    period_from: body.from,
    period_to: body.to,
    kind: body.kind,
    language: ctx.language,
    at,
    by,
    jobTitle: actor.jobTitle,
    seeing: {
      institutionId: actor.institutionId,
      id: actor.id,
      isAdmin: actor.isAdmin,
      roles: actor.roles,
      groupIds: actor.groupIds,
    },
  })
  await writeAudit(db, {
    actor: by,
    at,
    action: 'register.book_asked',
    subjectType: 'register',
    subjectId: body.register_id,
    after: { book_id: id, from: body.from, to: body.to, kind: body.kind },
  })
  await emit(db, bookAsked, { book_id: id }, at)
  return { ...done(ctx.language), id }
}

export async function showBooks(ctx: StaffCtx, { params }: InputOf<Calls['list']>) {
  await checkRegister(ctx, params.id)
  const books = await listBooks(ctx.db, params.id)
  return { today: localDate(ctx.clock.now()), books: books.map(presentBook) }
}

/** Stops a book. The step under way ends unseen, because its result finds the book stopped. */
export async function stopBook(ctx: StaffCtx, { body }: InputOf<Calls['cancel']>) {
  const row = await lockBook(ctx.db, body.id)
  if (!row) throw new AppError('NOT_FOUND')
  const book = grant('register_book.cancel', row, canCancelBook(ctx.actor))
  const at = ctx.clock.now()
  if ((await cancelBook(ctx.db, book, at)) === 0) throw new AppError('BOOK_ENDED')
  await writeAudit(ctx.db, {
    actor: auditActor(ctx.actor),
    at,
    action: 'register.book_cancelled',
    subjectType: 'register',
    subjectId: book.register_id,
    after: { book_id: book.id, from: book.period_from, to: book.period_to },
  })
  return done(ctx.language)
}
