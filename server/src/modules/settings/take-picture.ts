import type { Readable } from 'node:stream'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { PICTURE_LIMIT_MB, type settingCalls } from '@hdoc/contract/settings/settings.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import { reencodePicture } from '../../platform/images/reencode-picture.ts'
import { replacePicture } from './change-look.ts'

/** Enough for a portal's header at twice the pixels, and for paper. */
const BOX = { width: 512, height: 512, fit: 'inside', type: 'png' } as const
const LIMIT_BYTES = PICTURE_LIMIT_MB * 1024 * 1024

async function readAll(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length
    if (size > LIMIT_BYTES) throw new AppError('file_too_big', { mb: PICTURE_LIMIT_MB })
    parts.push(part)
  }
  if (size === 0) throw new AppError('FILE_EMPTY')
  return Buffer.concat(parts)
}

/**
 * Takes in a coat of arms or a logo, and keeps only what is seen of it. No transaction is open while it
 * arrives.
 */
export async function takePicture(
  ctx: Ctx<typeof settingCalls.takePicture>,
  { query, stream }: InputOf<typeof settingCalls.takePicture>,
) {
  const { bytes } = await reencodePicture(await readAll(stream), BOX)
  const { sha256 } = await ctx.files.put(asSource(bytes), { limitBytes: bytes.length })
  const answer = await ctx.database.inInstitution(ctx.institutionId, (db) =>
    replacePicture({ db, actor: ctx.actor, clock: ctx.clock, language: ctx.language }, query.kind, sha256),
  )
  ctx.database.wake()
  return answer
}

async function* asSource(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
