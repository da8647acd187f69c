import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { scanCalls } from '@hdoc/contract/scans/scan-calls.ts'
import { downloadHeaders, previewHeaders } from '../../../platform/files/preview/preview-headers.ts'
import { previewOfMime } from '../../../platform/files/recognise/accepted-types.ts'
import type { Ctx, InputOf, RawAnswer } from '../../../platform/http/context.ts'
import { findScan, type ScanRow } from '../queries/inbox.ts'

type Thumbnail = typeof scanCalls.thumbnail
type Preview = typeof scanCalls.preview

async function getScan(ctx: Pick<Ctx<Preview>, 'database' | 'institutionId'>, id: number): Promise<ScanRow> {
  const scan = await ctx.database.inInstitution(ctx.institutionId, (db) => findScan(db, id), {
    readOnly: true,
  })
  if (!scan) throw new AppError('NOT_FOUND')
  return scan
}

export async function showThumbnail(ctx: Ctx<Thumbnail>, { params }: InputOf<Thumbnail>): Promise<RawAnswer> {
  const { thumb_sha256: thumb, name } = await getScan(ctx, params.id)
  if (thumb === null) throw new AppError('NOT_FOUND')
  const headers = previewHeaders({ name: `${name}.webp`, mime: 'image/webp' })
  return { raw: true, body: await ctx.files.open(thumb), headers }
}

export async function previewScan(ctx: Ctx<Preview>, { params }: InputOf<Preview>): Promise<RawAnswer> {
  const scan = await getScan(ctx, params.id)
  if (scan.sha256 === null) throw new AppError('NOT_FOUND')
  // A type that no page can show is downloaded, not opened.
  const headers = previewOfMime(scan.mime) === 'none' ? downloadHeaders(scan) : previewHeaders(scan)
  return {
    raw: true,
    body: await ctx.files.open(scan.sha256),
    headers: { ...headers, 'content-length': String(scan.size) },
  }
}
