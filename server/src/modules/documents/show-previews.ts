import { join } from 'node:path'
import { AppError } from '@hdoc/contract/errors.ts'
import { type FileContent, fileCalls } from '@hdoc/contract/files.ts'
import { openPreviewCache } from '../../platform/files/preview/preview-cache.ts'
import { previewMaker } from '../../platform/files/preview/preview-maker.ts'
import { downloadHeaders, previewHeaders } from '../../platform/files/preview-headers.ts'
import {
  type Ctx,
  type InputOf,
  type RawAnswer,
  type Route,
  route,
  type Services,
} from '../../platform/http/context.ts'
import type { FileRecord } from './queries/files.ts'
import { getFile } from './transfer-files.ts'

const WEBP = 'image/webp'
const withoutPlace = (name: string): string => name.replace(/(\.[^.]*)?$/, '-fara-loc$1')

const answer = (body: Buffer, headers: Record<string, string>): RawAnswer => ({
  raw: true,
  body,
  headers: { ...headers, 'content-length': String(body.length), 'cache-control': 'private, no-store' },
})

/** What pages show of files they cannot draw themselves, and photos without their place. */
export function previewRoutes({ files, clock, settings }: Services): Route[] {
  const cache = openPreviewCache(join(settings.dataDir, 'previews'))
  const previews = previewMaker({ files, cache, now: () => clock.now() })
  const of = (ctx: Ctx<typeof fileCalls.page>, file: FileRecord) => ({
    ...file,
    institutionId: ctx.institutionId,
  })

  async function showContent(
    ctx: Ctx<typeof fileCalls.content>,
    { params }: InputOf<typeof fileCalls.content>,
  ) {
    const content: FileContent = await previews.content(of(ctx, await getFile(ctx, params.id)))
    return content
  }

  async function showPage(
    ctx: Ctx<typeof fileCalls.page>,
    { params, query }: InputOf<typeof fileCalls.page>,
  ) {
    const file = await getFile(ctx, params.id)
    const drawn = await previews.page(of(ctx, file), query.page)
    if (!drawn.ok) throw new AppError('FILE_NOT_SHOWN')
    return answer(drawn.bytes, previewHeaders({ name: `${file.name}-${query.page}.webp`, mime: WEBP }))
  }

  async function downloadCleaned(
    ctx: Ctx<typeof fileCalls.cleaned>,
    { params }: InputOf<typeof fileCalls.cleaned>,
  ) {
    const file = await getFile(ctx, params.id)
    const cleaned = await previews.cleaned(of(ctx, file))
    if (!cleaned.ok) throw new AppError('PHOTO_NOT_CLEANED')
    return answer(cleaned.bytes, downloadHeaders({ name: withoutPlace(file.name), mime: file.mime }))
  }

  return [
    route(fileCalls.content, showContent),
    route(fileCalls.page, showPage),
    route(fileCalls.cleaned, downloadCleaned),
  ]
}
