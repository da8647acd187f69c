import type { Readable } from 'node:stream'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { postWritingCalls } from '@hdoc/contract/posts/post-calls.ts'
import { POST_PICTURE_MB, POST_PICTURE_PATH } from '@hdoc/contract/posts/post-values.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { reencodePicture } from '../../../platform/images/reencode-picture.ts'
import { addPicture } from './queries.ts'

type Call = (typeof postWritingCalls)['picture']
/** Twice the width of a text on a screen. */
const BOX = { width: 1600, height: 1600, fit: 'inside' } as const
const LIMIT_BYTES = POST_PICTURE_MB * 1024 * 1024

async function readAll(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length
    if (size > LIMIT_BYTES) throw new AppError('file_too_big', { mb: POST_PICTURE_MB })
    parts.push(part)
  }
  if (size === 0) throw new AppError('FILE_EMPTY')
  return Buffer.concat(parts)
}

/**
 * Takes in a picture for a post and keeps only what is seen of it: place, camera and hidden texts stay behind. No
 * transaction is open while it arrives.
 */
export async function takePicture(ctx: Ctx<Call>, { stream }: InputOf<Call>) {
  const { bytes, width, height } = await reencodePicture(await readAll(stream), BOX)
  const { sha256 } = await ctx.files.put(asSource(bytes), { limitBytes: bytes.length })
  const id = await ctx.database.inInstitution(ctx.institutionId, (db) =>
    addPicture(db, { sha256, size: bytes.length, width, height }, ctx.clock.now()),
  )
  return { id, src: `${POST_PICTURE_PATH}${id}`, width, height }
}

async function* asSource(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
