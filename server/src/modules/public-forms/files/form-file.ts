import { AppError } from '@hdoc/contract/failures/errors.ts'
import { tusVersion } from '@hdoc/contract/files/incoming-files.ts'
import type { publicFormCalls } from '@hdoc/contract/public-forms/public-form-calls.ts'
import { publicForm } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { Ctx, WholeAnswer } from '../../../platform/http/context.ts'
import type { Limits } from '../../../platform/limits.ts'
import { checkTusVersion } from '../../documents/index.ts'
import { getByKey, inPlace } from '../record/find-send.ts'
import { type FormFileRow, findFormFile } from '../record/queries/files.ts'
import type { SendRow } from '../record/queries/send-row.ts'

export type Calls = typeof publicFormCalls
export type StepCtx = Ctx<Calls['appendFile']>

/** The answer to one step of the protocol tus. */
export const stepAnswer = (status: number, headers: Record<string, string>): WholeAnswer => ({
  raw: true,
  status,
  body: Buffer.alloc(0),
  headers: { 'tus-resumable': tusVersion, 'cache-control': 'no-store', ...headers },
})

/** The form that a browser still fills; files of one that was sent do not change any more. */
export async function getWriting(ctx: Pick<Ctx, 'database' | 'caller'>, key: string): Promise<SendRow> {
  const row = await getByKey(ctx, key)
  if (row.state !== 'writing') throw new AppError('PUBLIC_FORM_SENT')
  return row
}

/** A file of the form that a browser fills, else NOT_FOUND. */
export async function getFormFile(
  ctx: StepCtx,
  { file, k }: { file: number; k: string },
): Promise<{ sendId: number; file: FormFileRow }> {
  const { id: sendId } = await getWriting(ctx, k)
  const found = await inPlace(ctx, (db) => findFormFile(db, { sendId, id: file }), { readOnly: true })
  if (!found) throw new AppError('NOT_FOUND')
  checkTusVersion(ctx.caller.headers)
  return { sendId, file: found }
}

/** Most bytes of one file of a form. */
export const fileLimit = (kind: SendRow['kind'], limits: Limits): number =>
  limits[publicForm(kind).files.limit]
