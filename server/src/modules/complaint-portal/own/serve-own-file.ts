import type { ownComplaintCalls } from '@hdoc/contract/complaints/own-complaint.ts'
import { downloadHeaders } from '../../../platform/files/preview/preview-headers.ts'
import type { Ctx, InputOf, RawAnswer } from '../../../platform/http/context.ts'
import { getOwn, gone } from './get-own.ts'
import { listAnswerFiles } from './queries.ts'

type Call = typeof ownComplaintCalls.file

/** A file of the answer, for whoever holds the second secret; a download, so nothing of it runs here. */
export async function serveOwnFile(ctx: Ctx<Call>, { params, query }: InputOf<Call>): Promise<RawAnswer> {
  const id = await getOwn(ctx, query.k)
  const files = await ctx.database.inInstitution(
    ctx.caller.host.institutionId,
    (db) => listAnswerFiles(db, id),
    { readOnly: true },
  )
  const file = files.find((one) => one.id === params.file)
  if (!file) throw gone()
  const headers = {
    ...downloadHeaders(file),
    'content-length': String(file.size),
    'cache-control': 'private, no-store',
  }
  return { raw: true, body: await ctx.files.open(file.sha256), headers }
}
