import type { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import type { Ctx, InputOf, StaffCtx, WholeAnswer } from '../../../platform/http/context.ts'
import { hideParts } from '../../../platform/images/hide-parts.ts'
import { workOf } from '../../documents/index.ts'
import { getVisibleComplaint, takeFor } from '../record/load-complaint.ts'
import { listPhotos, type PhotoRow } from '../record/queries/details.ts'
import { showChanged } from '../record/show-complaint.ts'
import { traceComplaint } from '../record/trace.ts'
import { bytesOf, photoAnswer } from './photo-answer.ts'
import { removeShownPhoto, storeShownPhoto } from './queries.ts'

type Calls = typeof complaintCalls
/** Pixels along the longer side of what is shown. */
const SIDE = 1600
/** A photo larger than this is not unpacked in the server. */
const MOST_BYTES = 40 * 1024 * 1024

async function draw(
  files: FileStore,
  photo: PhotoRow,
  regions: Parameters<typeof hideParts>[1],
): Promise<Buffer> {
  if (photo.size > MOST_BYTES) throw new AppError('COMPLAINT_PHOTO')
  try {
    return (await hideParts(await bytesOf(files, photo.sha256), regions, SIDE)).bytes
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('FILE_')) throw error
    throw new AppError('COMPLAINT_PHOTO', {}, { cause: error })
  }
}

/** A transaction of the caller, for calls that work on pictures between two of them. */
const inside = <T>(
  ctx: Ctx<Calls['showPhoto']> | Ctx<Calls['photo']>,
  work: (own: StaffCtx) => Promise<T>,
  readOnly = false,
): Promise<T> => ctx.database.inInstitution(ctx.institutionId, (db) => work({ ...ctx, db }), { readOnly })

async function getPhoto(ctx: StaffCtx, complaintId: number, fileId: number): Promise<PhotoRow> {
  const photo = (await listPhotos(ctx.db, complaintId)).find(({ id }) => id === fileId)
  if (!photo) throw new AppError('NOT_FOUND')
  return photo
}

/**
 * Lets a photo be shown to the public: a copy is drawn anew, with the marked parts unreadable. The photo itself stays as it
 * came, for the house alone.
 */
export async function showPhoto(ctx: Ctx<Calls['showPhoto']>, { body }: InputOf<Calls['showPhoto']>) {
  const { id, file_id: fileId, regions } = body
  const photo = await inside(
    ctx,
    async (own) => getPhoto(own, (await getVisibleComplaint(own, id)).id, fileId),
    true,
  )
  const bytes = await draw(ctx.files, photo, regions)
  const stored = await ctx.files.put(one(bytes), { limitBytes: bytes.length })
  const answer = await inside(ctx, async (own) => {
    const row = await takeFor(own, { id, action: 'photos' })
    await getPhoto(own, id, fileId)
    const work = workOf(own)
    const file = {
      name: photo.name.replace(/(\.[^.]*)?$/, '-public.webp'),
      mime: 'image/webp',
      size: stored.size,
      sha256: stored.sha256,
    }
    await storeShownPhoto(own.db, row, { fileId, regions, file, at: work.now, by: ctx.actor.name })
    await traceComplaint(work, id, {
      action: 'complaint.photo_shown',
      after: { file: photo.name, hidden_parts: regions.length },
    })
    return showChanged(own, id)
  })
  ctx.database.wake()
  return answer
}

async function* one(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes
}

export async function hidePhoto(ctx: StaffCtx, { body }: InputOf<Calls['hidePhoto']>) {
  const { id, file_id: fileId } = body
  const row = await takeFor(ctx, { id, action: 'photos' })
  const photo = await getPhoto(ctx, id, fileId)
  if (await removeShownPhoto(ctx.db, row, fileId))
    await traceComplaint(workOf(ctx), id, {
      action: 'complaint.photo_hidden',
      before: { file: photo.name },
      after: { file: '' },
    })
  return showChanged(ctx, id)
}

/** A photo as staff see it, drawn without the place where it was taken; or the copy that the public sees. */
export async function servePhoto(
  ctx: Ctx<Calls['photo']>,
  { params, query }: InputOf<Calls['photo']>,
): Promise<WholeAnswer> {
  const photo = await inside(
    ctx,
    async (own) => getPhoto(own, (await getVisibleComplaint(own, params.id)).id, params.file_id),
    true,
  )
  if (query.shown === '0') return photoAnswer(await draw(ctx.files, photo, []), 'private, no-store')
  if (photo.shown_sha256 === null) throw new AppError('NOT_FOUND')
  return photoAnswer(await bytesOf(ctx.files, photo.shown_sha256), 'private, no-store')
}
