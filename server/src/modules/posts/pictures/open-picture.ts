import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { postCalls } from '@hdoc/contract/posts/posts.ts'
import { can } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import type { Ctx, InputOf, RawAnswer } from '../../../platform/http/context.ts'
import { findPicture } from './queries.ts'

type Call = (typeof postCalls)['picture']

/**
 * A picture of a post: of the institution a signed-in person works in, else of the host's. What no public post shows is
 * seen by who writes posts alone.
 */
export async function openPicture(ctx: Ctx<Call>, { params }: InputOf<Call>): Promise<RawAnswer> {
  const { actor } = ctx
  const find = (institutionId: number) =>
    ctx.database.inInstitution(
      institutionId,
      (db) => findPicture(db, params.id, localDate(ctx.clock.now())),
      { readOnly: true },
    )
  const writer = actor && can(actor, 'posts.write') ? actor : undefined
  const own = writer && (await find(writer.hdocId))
  const picture = own ?? (await find(ctx.caller.host.institutionId))
  if (!picture || (!own && !picture.shown)) throw new AppError('NOT_FOUND')
  const etag = `"${picture.sha256}"`
  const headers = {
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    // It never changes, but the post that shows it may be taken back: a browser asks again.
    'cache-control': picture.shown ? 'public, no-cache' : 'private, no-store',
    etag,
  }
  if (ctx.caller.headers['if-none-match'] === etag)
    return { raw: true, status: 304, body: Buffer.alloc(0), headers }
  return {
    raw: true,
    body: await ctx.files.open(picture.sha256),
    headers: { ...headers, 'content-length': String(picture.size) },
  }
}
