import { dataRequestPageCalls } from '@hdoc/contract/cases/data-request-page.ts'
import { mostAnswerFiles } from '@hdoc/contract/cases/data-requests.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { tusVersion } from '@hdoc/contract/files/incoming-files.ts'
import { localDate } from '../../../../platform/clock.ts'
import { cleanFileName } from '../../../../platform/files/recognise/file-name.ts'
import type { Ctx, InputOf, WholeAnswer } from '../../../../platform/http/context.ts'
import { checkTusVersion, hasBytes, readBytes, readFileName } from '../../../documents/index.ts'
import {
  type AnswerFile,
  beginAnswerFile,
  dropAnswerFile,
  findAnswerFile,
  listAnswerPieces,
  lockAndCount,
} from '../queries/answers.ts'
import { expectOpen, findByLink, inPlace } from './open-request.ts'
import { takeBytes } from './take-bytes.ts'

type Calls = typeof dataRequestPageCalls
type StepCtx = Ctx<Calls['append']>
const MEGABYTE = 1024 * 1024
/**
 * Most files one link ever takes that were not sent, with those that were taken out again: without this limit one link
 * could fill the disk within a day.
 */
const MOST_BEGUN = 4 * mostAnswerFiles

const answer = (status: number, headers: Record<string, string>): WholeAnswer => ({
  raw: true,
  status,
  body: Buffer.alloc(0),
  headers: { 'tus-resumable': tusVersion, 'cache-control': 'no-store', ...headers },
})

async function openRequest(ctx: StepCtx, link: { id: number; k: string }) {
  return expectOpen(await findByLink(ctx, link), localDate(ctx.clock.now()))
}

/** A file of this link that is still on its way, else NOT_FOUND. */
async function getFile(
  ctx: StepCtx,
  { id, file, k }: { id: number; file: number; k: string },
): Promise<AnswerFile> {
  await openRequest(ctx, { id, k })
  const found = await inPlace(ctx, (db) => findAnswerFile(db, { requestId: id, id: file }), {
    readOnly: true,
  })
  if (!found || found.sent_at !== null) throw new AppError('NOT_FOUND')
  checkTusVersion(ctx.caller.headers)
  return found
}

/** Begins a file for one item, with its first bytes if they came along. */
export async function beginFile(
  ctx: Ctx<Calls['begin']>,
  { params, query, stream }: InputOf<Calls['begin']>,
): Promise<WholeAnswer> {
  const { headers } = ctx.caller
  const request = await openRequest(ctx, { id: params.id, k: query.k })
  checkTusVersion(headers)
  if (!request.items.some(({ n }) => n === query.item))
    throw new AppError('VALIDATION', {}, { fields: { item: [{ key: 'reference' }] } })
  const limit = ctx.settings.limits.publicFileBytes
  const size = readBytes(headers, 'upload-length')
  if (size === undefined) throw new AppError('BAD_REQUEST')
  if (size > limit) throw new AppError('file_too_big', { mb: limit / MEGABYTE })
  if (size === 0) throw new AppError('FILE_EMPTY')
  const name = readFileName(headers)
  if (name === undefined) throw new AppError('VALIDATION', {}, { fields: { name: [{ key: 'required' }] } })
  const withBytes = hasBytes(headers)
  const file = await inPlace(ctx, async (db) => {
    const count = await lockAndCount(db, request.id)
    if (count.kept >= mostAnswerFiles || count.begun >= MOST_BEGUN)
      throw new AppError('DATA_REQUEST_FULL', { most: mostAnswerFiles })
    const at = ctx.clock.now()
    return beginAnswerFile(db, request.id, { item: query.item, name: cleanFileName(name), size, at })
  })
  const received = withBytes ? await takeBytes(ctx, file, { requestId: request.id, offset: 0, stream }) : 0
  const path = dataRequestPageCalls.append.path
    .replace(':id', String(request.id))
    .replace(':file', String(file.id))
  return answer(201, {
    location: `${path}?k=${encodeURIComponent(query.k)}`,
    'upload-offset': String(received),
  })
}

export async function showFile(
  ctx: Ctx<Calls['state']>,
  { params, query }: InputOf<Calls['state']>,
): Promise<WholeAnswer> {
  const file = await getFile(ctx, { ...params, k: query.k })
  return answer(200, { 'upload-offset': String(file.received), 'upload-length': String(file.size) })
}

export async function appendFile(
  ctx: StepCtx,
  { params, query, stream }: InputOf<Calls['append']>,
): Promise<WholeAnswer> {
  const file = await getFile(ctx, { ...params, k: query.k })
  const { headers } = ctx.caller
  const offset = readBytes(headers, 'upload-offset')
  if (offset === undefined || !hasBytes(headers)) throw new AppError('BAD_REQUEST')
  if (offset !== file.received) throw new AppError('UPLOAD_OFFSET')
  const announced = readBytes(headers, 'content-length')
  if (announced !== undefined && announced > file.size - offset) throw new AppError('TOO_LARGE')
  const received = await takeBytes(ctx, file, { requestId: params.id, offset, stream })
  return answer(204, { 'upload-offset': String(received) })
}

export async function dropFile(
  ctx: Ctx<Calls['drop']>,
  { params, query }: InputOf<Calls['drop']>,
): Promise<WholeAnswer> {
  const file = await getFile(ctx, { ...params, k: query.k })
  const pieces = await inPlace(ctx, async (db) => {
    const names = await listAnswerPieces(db, file.id)
    await dropAnswerFile(db, { requestId: params.id, id: file.id })
    return names
  })
  for (const name of pieces) await ctx.files.deletePiece(name)
  return answer(204, {})
}
