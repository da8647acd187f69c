import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { publicFormCalls } from '@hdoc/contract/public-forms/public-form-calls.ts'
import type { Ctx, InputOf, WholeAnswer } from '../../../platform/http/context.ts'
import { printedAnswer } from '../../printing/index.ts'
import { bySecret, inPlace } from '../record/find-send.ts'
import { findByKey, findByToken } from '../record/queries/sends.ts'
import { keyHash } from '../secrets/form-key.ts'
import { tokenHash } from '../secrets/link-secret.ts'
import { gatherReceipt } from './gather-receipt.ts'
import { renderReceipt } from './render-receipt.ts'

type Call = typeof publicFormCalls.receipt

/** The receipt of a confirmed form, for the browser that sent it or by its mailed link. */
export async function showReceipt(ctx: Ctx<Call>, { query: { k } }: InputOf<Call>): Promise<WholeAnswer> {
  const row = await bySecret(
    ctx,
    k,
    async (db) => (await findByKey(db, keyHash(k))) ?? (await findByToken(db, tokenHash(k))),
  )
  const parts = await inPlace(ctx, (db) => gatherReceipt(db, ctx.settings, row), { readOnly: true })
  if (!parts) throw new AppError('NOT_FOUND')
  const { name, bytes } = await renderReceipt(ctx.files, parts)
  return printedAnswer(bytes, name)
}
