import { buffer } from 'node:stream/consumers'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { submissionCalls } from '@hdoc/contract/submissions/submissions.ts'
import { downloadHeaders, previewHeaders } from '../../../platform/files/preview/preview-headers.ts'
import { isShownAsItIs } from '../../../platform/files/recognise/accepted-types.ts'
import type { Ctx, InputOf, WholeAnswer } from '../../../platform/http/context.ts'
import { getVisibleSubmission } from './load-submission.ts'
import { listSubmittedFiles } from './queries/submitted-files.ts'

type Call = typeof submissionCalls.file

/** A file as it was handed in. It is at most as large as a public form takes it, so it is answered whole. */
export async function serveFile(ctx: Ctx<Call>, { params }: InputOf<Call>): Promise<WholeAnswer> {
  const file = await ctx.database.inInstitution(
    ctx.institutionId,
    async (db) => {
      const { id } = await getVisibleSubmission({ ...ctx, db }, params.id)
      return (await listSubmittedFiles(db, id)).find((one) => one.id === params.file_id)
    },
    { readOnly: true },
  )
  if (!file) throw new AppError('NOT_FOUND')
  const body = await buffer(await ctx.files.open(file.sha256))
  const kind = isShownAsItIs(file.mime) ? previewHeaders(file) : downloadHeaders(file)
  return { raw: true, body, headers: { ...kind, 'content-length': String(body.length) } }
}
