import { AppError } from '@hdoc/contract/failures/errors.ts'
import { incomingFileCalls, tusExtensions, tusVersion } from '@hdoc/contract/files/incoming-files.ts'
import { cleanFileName } from '../../../platform/files/recognise/file-name.ts'
import type { Ctx, InputOf, WholeAnswer } from '../../../platform/http/context.ts'
import type { Limits } from '../../../platform/limits.ts'
import {
  beginIncoming,
  dropIncoming,
  findIncoming,
  type IncomingFile,
  listPieces,
  lockWaitingBytes,
} from './queries.ts'
import { receiveBytes } from './receive-bytes.ts'
import { checksumAlgorithms, checkTusVersion, hasBytes, readBytes, readFileName } from './upload-headers.ts'

const MEGABYTE = 1024 * 1024
const DAY_MS = 86_400_000

type StepCtx = Ctx<typeof incomingFileCalls.append>

const answer = (status: number, headers: Record<string, string>): WholeAnswer => ({
  raw: true,
  status,
  body: Buffer.alloc(0),
  headers: { 'tus-resumable': tusVersion, 'cache-control': 'no-store', ...headers },
})

const expiry = (file: IncomingFile) => ({
  'upload-expires': new Date(Date.parse(file.created_at) + DAY_MS).toUTCString(),
})

/** An upload of the caller, else NOT_FOUND: another person's does not exist. */
async function getIncoming(ctx: StepCtx, id: number): Promise<IncomingFile> {
  const file = await ctx.database.inInstitution(ctx.institutionId, (db) => findIncoming(db, ctx.actor, id), {
    readOnly: true,
  })
  if (!file) throw new AppError('NOT_FOUND')
  checkTusVersion(ctx.caller.headers)
  return file
}

export async function describeUploads(ctx: StepCtx): Promise<WholeAnswer> {
  return answer(204, {
    'tus-version': tusVersion,
    'tus-extension': tusExtensions,
    'tus-checksum-algorithm': checksumAlgorithms,
    'tus-max-size': String(ctx.settings.limits.fileBytes),
  })
}

/**
 * Refuses an upload when the waiting ones would take too many bytes. Uploads that nobody attaches are removed
 * after a day; until then they must not fill the disk.
 */
function refuseOverQuota(
  waiting: { own: number; all: number },
  size: number,
  { waitingBytesPerson, waitingBytesInstitution }: Limits,
): void {
  if (waiting.own + size > waitingBytesPerson)
    throw new AppError('UPLOADS_OF_PERSON', { mb: waitingBytesPerson / MEGABYTE })
  if (waiting.all + size > waitingBytesInstitution)
    throw new AppError('UPLOADS_OF_INSTITUTION', { mb: waitingBytesInstitution / MEGABYTE })
}

export async function beginUpload(
  ctx: StepCtx,
  { stream }: InputOf<typeof incomingFileCalls.begin>,
): Promise<WholeAnswer> {
  const { headers } = ctx.caller
  checkTusVersion(headers)
  const { fileBytes } = ctx.settings.limits
  const size = readBytes(headers, 'upload-length')
  if (size === undefined) throw new AppError('BAD_REQUEST')
  if (size > fileBytes) throw new AppError('file_too_big', { mb: fileBytes / MEGABYTE })
  if (size === 0) throw new AppError('FILE_EMPTY')
  const name = readFileName(headers)
  if (name === undefined) throw new AppError('VALIDATION', {}, { fields: { name: [{ key: 'required' }] } })
  const withBytes = hasBytes(headers)
  const file = await ctx.database.inInstitution(ctx.institutionId, async (db) => {
    refuseOverQuota(await lockWaitingBytes(db, ctx.actor), size, ctx.settings.limits)
    return beginIncoming(db, { name: cleanFileName(name), size }, ctx.actor, ctx.clock.now())
  })
  const received = withBytes ? await receiveBytes(ctx, file, { offset: 0, stream }) : 0
  const location = incomingFileCalls.append.path.replace(':id', String(file.id))
  return answer(201, { location, 'upload-offset': String(received), ...expiry(file) })
}

export async function showUpload(
  ctx: StepCtx,
  { params }: InputOf<typeof incomingFileCalls.state>,
): Promise<WholeAnswer> {
  const file = await getIncoming(ctx, params.id)
  return answer(200, {
    'upload-offset': String(file.received),
    'upload-length': String(file.size),
    ...expiry(file),
  })
}

export async function appendUpload(
  ctx: StepCtx,
  { params, stream }: InputOf<typeof incomingFileCalls.append>,
): Promise<WholeAnswer> {
  const file = await getIncoming(ctx, params.id)
  const offset = readBytes(ctx.caller.headers, 'upload-offset')
  if (offset === undefined || !hasBytes(ctx.caller.headers)) throw new AppError('BAD_REQUEST')
  if (offset !== file.received) throw new AppError('UPLOAD_OFFSET')
  const announced = readBytes(ctx.caller.headers, 'content-length')
  if (announced !== undefined && announced > file.size - offset) throw new AppError('TOO_LARGE')
  const received = await receiveBytes(ctx, file, { offset, stream })
  return answer(204, { 'upload-offset': String(received), ...expiry(file) })
}

export async function dropUnfinished(
  ctx: StepCtx,
  { params }: InputOf<typeof incomingFileCalls.drop>,
): Promise<WholeAnswer> {
  const file = await getIncoming(ctx, params.id)
  const pieces = await ctx.database.inInstitution(ctx.institutionId, async (db) => {
    const names = await listPieces(db, file.id)
    await dropIncoming(db, ctx.actor, file.id)
    return names
  })
  for (const name of pieces) await ctx.files.deletePiece(name)
  return answer(204, {})
}
