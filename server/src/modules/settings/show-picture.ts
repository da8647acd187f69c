import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { settingCalls } from '@hdoc/contract/settings/settings.ts'
import type { Ctx, InputOf, RawAnswer } from '../../platform/http/context.ts'
import { findPictureHash, pictureMark } from '../institutions/index.ts'

/** A picture never changes under its own address. Without the mark the browser asks whether it did. */
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

/**
 * Shows a coat of arms or a logo to everybody, also before signing in: of the institution a signed-in person
 * works in, else of the host's institution.
 */
export async function showPicture(
  ctx: Ctx<typeof settingCalls.picture>,
  { params, query }: InputOf<typeof settingCalls.picture>,
): Promise<RawAnswer> {
  const hash = await ctx.database.inInstitution(
    ctx.actor?.hdocId ?? ctx.caller.host.institutionId,
    (db) => findPictureHash(db, params.kind),
    { readOnly: true },
  )
  if (hash === undefined) throw new AppError('NOT_FOUND')
  const etag = `"${hash}"`
  const headers = {
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': query.v === pictureMark(hash) ? FOREVER : ASK_AGAIN,
    etag,
  }
  if (ctx.caller.headers['if-none-match'] === etag)
    return { raw: true, status: 304, body: Buffer.alloc(0), headers }
  return { raw: true, body: await ctx.files.open(hash), headers }
}
