import { AppError } from '@hdoc/contract/failures/errors.ts'
import { publicFormCalls } from '@hdoc/contract/public-forms/public-form-calls.ts'
import { acceptedText, publicForm } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { cleanFileName, extensionOf } from '../../../platform/files/recognise/file-name.ts'
import type { InputOf, WholeAnswer } from '../../../platform/http/context.ts'
import { addressKey } from '../../../platform/http/guard/limit-calls.ts'
import { checkTusVersion, hasBytes, readBytes, readFileName } from '../../documents/index.ts'
import { expectKey } from '../record/expect-key.ts'
import { inPlace } from '../record/find-send.ts'
import {
  addFormFile,
  countUnconfirmed,
  dropFormFile,
  type FormFileRow,
  listFormFiles,
  listFormPieces,
} from '../record/queries/files.ts'
import { beginSend } from '../record/queries/sends.ts'
import { keyHash } from '../secrets/form-key.ts'
import { type Calls, fileLimit, getFormFile, type StepCtx, stepAnswer } from './form-file.ts'
import { takeBytes } from './take-bytes.ts'

const MEGABYTE = 1024 * 1024
/** One address may take this part of the room for files that were not confirmed, so that it alone never takes all. */
const SHARE_OF_ADDRESS = 10

type Wanted = { name: string; size: number }

/** What is begun, from the headers; refused at once when it is too big or of another type. */
function readWanted(ctx: StepCtx, kind: Parameters<typeof fileLimit>[0]): Wanted {
  const { headers } = ctx.caller
  const limit = fileLimit(kind, ctx.settings.limits)
  const size = readBytes(headers, 'upload-length')
  if (size === undefined) throw new AppError('BAD_REQUEST')
  if (size > limit) throw new AppError('file_too_big', { mb: limit / MEGABYTE })
  if (size === 0) throw new AppError('FILE_EMPTY')
  const given = readFileName(headers)
  if (given === undefined) throw new AppError('VALIDATION', {}, { fields: { name: [{ key: 'required' }] } })
  const name = cleanFileName(given)
  const form = publicForm(kind)
  if (!form.files.accept.includes(extensionOf(name)))
    throw new AppError('file_type', { accepted: acceptedText(form) })
  return { name, size }
}

/** Refuses a file when those that nobody confirmed would take too much. */
async function expectRoom(db: TenantDb, ctx: StepCtx, address: string, size: number): Promise<void> {
  const most = ctx.settings.limits.unconfirmedBytesInstitution
  const taken = await countUnconfirmed(db, address)
  if (taken.all + size > most || taken.own + size > most / SHARE_OF_ADDRESS)
    throw new AppError('PUBLIC_FORM_NO_ROOM')
}

/** Begins a file for a form that is being filled, with its first bytes if they came along. */
export async function beginFile(
  ctx: StepCtx,
  { query, stream }: InputOf<Calls['beginFile']>,
): Promise<WholeAnswer> {
  checkTusVersion(ctx.caller.headers)
  const { kind } = expectKey(ctx, query.k)
  const wanted = readWanted(ctx, kind)
  const withBytes = hasBytes(ctx.caller.headers)
  const address = addressKey(ctx.caller.address)
  const at = ctx.clock.now()
  const begun = await inPlace(ctx, async (db): Promise<{ sendId: number; file: FormFileRow }> => {
    const send = await beginSend(db, { kind, keyHash: keyHash(query.k), language: ctx.language, address, at })
    if (send.state !== 'writing') throw new AppError('PUBLIC_FORM_SENT')
    const { most } = publicForm(kind).files
    if ((await listFormFiles(db, send.id)).length >= most) throw new AppError('PUBLIC_FORM_FULL', { most })
    await expectRoom(db, ctx, address, wanted.size)
    return { sendId: send.id, file: await addFormFile(db, send.id, { ...wanted, at }) }
  })
  const received = withBytes ? await takeBytes(ctx, begun, { offset: 0, stream }) : 0
  const path = publicFormCalls.appendFile.path.replace(':file', String(begun.file.id))
  return stepAnswer(201, {
    location: `${path}?k=${encodeURIComponent(query.k)}`,
    'upload-offset': String(received),
  })
}

export async function showFile(
  ctx: StepCtx,
  { params, query }: InputOf<Calls['fileState']>,
): Promise<WholeAnswer> {
  const { file } = await getFormFile(ctx, { ...params, ...query })
  return stepAnswer(200, { 'upload-offset': String(file.received), 'upload-length': String(file.size) })
}

export async function appendFile(
  ctx: StepCtx,
  { params, query, stream }: InputOf<Calls['appendFile']>,
): Promise<WholeAnswer> {
  const begun = await getFormFile(ctx, { ...params, ...query })
  const { headers } = ctx.caller
  const offset = readBytes(headers, 'upload-offset')
  if (offset === undefined || !hasBytes(headers)) throw new AppError('BAD_REQUEST')
  if (offset !== begun.file.received) throw new AppError('UPLOAD_OFFSET')
  const announced = readBytes(headers, 'content-length')
  if (announced !== undefined && announced > begun.file.size - offset) throw new AppError('TOO_LARGE')
  return stepAnswer(204, { 'upload-offset': String(await takeBytes(ctx, begun, { offset, stream })) })
}

export async function dropFile(
  ctx: StepCtx,
  { params, query }: InputOf<Calls['dropFile']>,
): Promise<WholeAnswer> {
  const { sendId, file } = await getFormFile(ctx, { ...params, ...query })
  const pieces = await inPlace(ctx, async (db) => {
    const names = await listFormPieces(db, file.id)
    await dropFormFile(db, { sendId, id: file.id })
    return names
  })
  for (const name of pieces) await ctx.files.deletePiece(name)
  return stepAnswer(204, {})
}
