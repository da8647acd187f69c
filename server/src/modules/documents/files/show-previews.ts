import { join } from 'node:path'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { fileCalls } from '@hdoc/contract/files/file-calls.ts'
import type { FileContent } from '@hdoc/contract/files/files.ts'
import { openPreviewCache } from '../../../platform/files/preview/preview-cache.ts'
import { downloadHeaders, previewHeaders } from '../../../platform/files/preview/preview-headers.ts'
import { type PreviewMaker, previewMaker } from '../../../platform/files/preview/preview-maker.ts'
import {
  type Ctx,
  type InputOf,
  type Route,
  route,
  type Services,
  type WholeAnswer,
} from '../../../platform/http/context.ts'
import type { FileRecord } from '../record/queries/files.ts'
import { getFile } from './download-file.ts'

const WEBP = 'image/webp'
const withoutPlace = (name: string): string => name.replace(/(\.[^.]*)?$/, '-fara-loc$1')

const answer = (body: Buffer, headers: Record<string, string>): WholeAnswer => ({
  raw: true,
  body,
  headers: { ...headers, 'content-length': String(body.length), 'cache-control': 'private, no-store' },
})

type Own = Ctx<typeof fileCalls.page>

/**
 * Routes for what pages show of files they cannot draw themselves, and for photos without the place where
 * they were taken.
 */
export function previewRoutes(): Route[] {
  let maker: PreviewMaker | undefined
  const makerOf = ({ files, clock, settings }: Services): PreviewMaker => {
    maker ??= previewMaker({
      files,
      cache: openPreviewCache(join(settings.dataDir, 'previews')),
      now: () => clock.now(),
    })
    return maker
  }
  const of = (ctx: Own, file: FileRecord) => ({ ...file, institutionId: ctx.institutionId })

  async function showContent(
    ctx: Ctx<typeof fileCalls.content>,
    { params }: InputOf<typeof fileCalls.content>,
  ): Promise<FileContent> {
    return makerOf(ctx).content(of(ctx, await getFile(ctx, params.id)))
  }

  async function showPage(ctx: Own, { params, query }: InputOf<typeof fileCalls.page>) {
    const file = await getFile(ctx, params.id)
    const drawn = await makerOf(ctx).page(of(ctx, file), query.page)
    if (!drawn.ok) throw new AppError('FILE_NOT_SHOWN')
    return answer(drawn.bytes, previewHeaders({ name: `${file.name}-${query.page}.webp`, mime: WEBP }))
  }

  async function downloadCleaned(
    ctx: Ctx<typeof fileCalls.cleaned>,
    { params }: InputOf<typeof fileCalls.cleaned>,
  ) {
    const file = await getFile(ctx, params.id)
    const cleaned = await makerOf(ctx).cleaned(of(ctx, file))
    if (!cleaned.ok) throw new AppError('PHOTO_NOT_CLEANED')
    return answer(cleaned.bytes, downloadHeaders({ name: withoutPlace(file.name), mime: file.mime }))
  }

  return [
    route(fileCalls.content, showContent),
    route(fileCalls.page, showPage),
    route(fileCalls.cleaned, downloadCleaned),
  ]
}
