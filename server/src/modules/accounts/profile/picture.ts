import { Readable } from 'node:stream'
import { pictureMaximumBytes } from '@hdoc/contract/accounts/profile.ts'
import type { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf, RawAnswer } from '../../../platform/http/context.ts'
import { reencodePicture } from '../../../platform/images/reencode-picture.ts'
import { forgetPicture } from './forget-picture.ts'
import { atHome, readAtHome } from './home.ts'
import { findAccount, lockAccount, setPicture } from './queries.ts'

type Change = Ctx<typeof profileCalls.setPicture> | Ctx<typeof profileCalls.removePicture>

/** Reads the bytes of an upload. Throws `file_too_big` above the limit, FILE_EMPTY when there are none. */
async function gather(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of source) {
    size += part.length
    if (size > pictureMaximumBytes)
      throw new AppError('file_too_big', { mb: pictureMaximumBytes / 1024 / 1024 })
    parts.push(part)
  }
  if (size === 0) throw new AppError('FILE_EMPTY')
  return Buffer.concat(parts)
}

/** Puts another picture, or none, in place of the present one. The bytes of the old one go too. */
async function replacePicture(ctx: Change, hash: string | null): Promise<void> {
  const old = await atHome(ctx, async (db) => {
    const row = await lockAccount(db, ctx.actor.id)
    if (!row) throw new AppError('UNAUTHENTICATED')
    if (row.picture_hash === hash) return null
    await setPicture(db, ctx.actor.id, hash)
    await recordAudit(
      { ...ctx, db },
      {
        action: hash === null ? 'profile.picture_removed' : 'profile.picture_changed',
        subjectType: 'user',
        subjectId: ctx.actor.id,
      },
    )
    return row.picture_hash
  })
  if (old !== null) await forgetPicture(ctx, old)
  ctx.database.wake()
}

export async function changePicture(
  ctx: Ctx<typeof profileCalls.setPicture>,
  { stream }: InputOf<typeof profileCalls.setPicture>,
) {
  const drawn = await reencodePicture(await gather(stream), { width: 256, height: 256, fit: 'cover' })
  const { sha256 } = await ctx.files.put(Readable.from([drawn.bytes]), {
    limitBytes: pictureMaximumBytes,
  })
  await replacePicture(ctx, sha256)
  return { ...done(ctx.language), picture: sha256.slice(0, 16) }
}

export async function removePicture(ctx: Ctx<typeof profileCalls.removePicture>) {
  await replacePicture(ctx, null)
  return done(ctx.language)
}

/**
 * Shows the caller's own picture; another person's cannot be named. Its address changes with the picture, so
 * that a browser may keep it a while.
 */
export async function showPicture(
  ctx: Ctx<typeof profileCalls.picture>,
  { query }: InputOf<typeof profileCalls.picture>,
): Promise<RawAnswer> {
  const row = await readAtHome(ctx, (db) => findAccount(db, ctx.actor.id))
  if (!row?.picture_hash) throw new AppError('NOT_FOUND')
  const named = query.v !== undefined && row.picture_hash.startsWith(query.v)
  return {
    raw: true,
    body: await ctx.files.open(row.picture_hash),
    headers: {
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="picture.webp"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': named ? 'private, max-age=86400' : 'private, no-cache',
      vary: 'Cookie',
    },
  }
}
