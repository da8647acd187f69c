import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { gazetteEntryCalls } from '@hdoc/contract/gazette/gazette-entry-calls.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { findDocType } from '../../doc-types/index.ts'
import { findVisibleTo, getVisible, listFiles } from '../../documents/index.ts'
import { storeCopies } from '../files/add-files.ts'
import { fitsGazette, makeCopy, type PublicCopy } from '../files/make-copy.ts'
import { findHeadingOfCode } from '../headings/queries.ts'
import { showEntry } from '../record/load-entry.ts'
import { presentEntryRow } from '../record/present.ts'
import { listOfDocument } from '../record/queries.ts'
import { beginEntry } from './change-entry.ts'

type Calls = typeof gazetteEntryCalls

export async function showForDocument(ctx: StaffCtx, { params }: InputOf<Calls['ofDocument']>) {
  const document = await getVisible(ctx, params.id)
  const [type, files, entries] = await Promise.all([
    findDocType(ctx.db, document.doc_type_id),
    listFiles(ctx.db, document.id),
    listOfDocument(ctx.db, document.id),
  ])
  const code = type?.gazette_category ?? ''
  return {
    category_id: code === '' ? null : ((await findHeadingOfCode(ctx.db, code)) ?? null),
    title: document.short_description,
    number: document.number,
    act_on: document.registered_on,
    files: files.map(({ id, name, size, mime, damaged }) => ({
      id,
      name,
      size,
      fits: !damaged && fitsGazette(mime),
    })),
    entries: entries.map((row) => presentEntryRow(row, ctx.language)),
  }
}

/** Begins an entry from a document that the caller sees, with copies of its files; the originals stay as they are. */
export async function createFromDocument(
  ctx: Ctx<Calls['fromDocument']>,
  { body }: InputOf<Calls['fromDocument']>,
) {
  const { document_id, file_ids, ...values } = body
  const wanted = [...new Set(file_ids)]
  const sources = await ctx.database.inInstitution(
    ctx.institutionId,
    async (db) => {
      if (!(await findVisibleTo(db, ctx.actor, document_id))) throw new AppError('NOT_FOUND')
      return (await listFiles(db, document_id)).filter(({ id }) => wanted.includes(id))
    },
    { readOnly: true },
  )
  if (sources.length !== wanted.length)
    throw new AppError('VALIDATION', {}, { fields: { file_ids: [{ key: 'reference' }] } })
  const making = { files: ctx.files, at: ctx.clock.now(), limitBytes: ctx.settings.limits.fileBytes }
  const copies: PublicCopy[] = []
  for (const { name, mime, kind, size, sha256 } of sources)
    copies.push(await makeCopy({ name, mime, kind, size, sha256 }, making))
  const answer = await ctx.database.inInstitution(ctx.institutionId, async (db) => {
    const within = { ...ctx, db }
    if (!(await findVisibleTo(db, ctx.actor, document_id))) throw new AppError('NOT_FOUND')
    const id = await beginEntry(within, values, { document_id })
    await storeCopies(within, { id }, copies)
    return savedRow(ctx.language, await showEntry(within, id))
  })
  ctx.database.wake()
  return answer
}
