import { type documentFileCalls, ZIP_GIGABYTES } from '@hdoc/contract/documents/parts/document-files.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { downloadHeaders } from '../../../platform/files/preview/preview-headers.ts'
import { cleanFileName } from '../../../platform/files/recognise/file-name.ts'
import { archiveNames } from '../../../platform/files/write/archive-names.ts'
import { zipStream } from '../../../platform/files/write/zip-stream.ts'
import type { Ctx, InputOf, RawAnswer } from '../../../platform/http/context.ts'
import { getVisible } from '../record/get-document.ts'
import { type FileRecord, listFiles } from '../record/queries/files.ts'

type Call = typeof documentFileCalls.zip
const GIGABYTE = 1024 ** 3

/**
 * The bytes of one file. It is opened when its turn comes, so that only one file is open at a time, and only
 * if the caller still sees the document then.
 */
async function* bytesOf(ctx: Ctx<Call>, documentId: number, file: FileRecord): AsyncGenerator<Uint8Array> {
  await ctx.readPart((db, actor) => getVisible({ ...ctx, db, actor }, documentId))
  yield* await ctx.files.open(file.sha256)
}

/**
 * The files of a document, or those chosen, in their active versions as one archive, written as it is read.
 */
export async function downloadZip(ctx: Ctx<Call>, { params, query }: InputOf<Call>): Promise<RawAnswer> {
  const { number, files } = await ctx.database.inInstitution(ctx.institutionId, async (db) => {
    const document = await getVisible({ ...ctx, db }, params.id)
    const all = await listFiles(db, document.id)
    const chosen = query.ids ? all.filter(({ id }) => query.ids?.includes(id)) : all
    if (chosen.length === 0 || chosen.length < new Set(query.ids ?? []).size) throw new AppError('NOT_FOUND')
    if (chosen.reduce((sum, { size }) => sum + size, 0) > ZIP_GIGABYTES * GIGABYTE)
      throw new AppError('ZIP_TOO_BIG', { gb: ZIP_GIGABYTES })
    await recordAudit(
      { ...ctx, db },
      {
        action: 'document.files_downloaded',
        subjectType: 'document',
        subjectId: document.id,
        after: { files: chosen.length },
      },
    )
    return { number: document.number, files: chosen }
  })
  ctx.database.wake()
  const names = archiveNames(files.map(({ name }) => cleanFileName(name)))
  const entries = files.map((file, n) => ({
    name: names[n] ?? '',
    content: bytesOf(ctx, params.id, file),
    at: new Date(file.created_at),
  }))
  const name = cleanFileName(`${number.replace(/[^\p{L}\p{N}-]+/gu, '-')}-fisiere.zip`)
  return {
    raw: true,
    subject: { type: 'document', id: params.id },
    headers: { ...downloadHeaders({ name, mime: 'application/zip' }), 'cache-control': 'private, no-store' },
    body: zipStream(entries, { level: 1 }),
  }
}
