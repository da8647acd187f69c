import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { publicFormCalls } from '@hdoc/contract/public-forms/public-form-calls.ts'
import { mostWrongCodes } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import type { AnyPublicKind } from '../kinds/public-kind.ts'
import { getSent, inPlace } from '../record/find-send.ts'
import type { SentRow } from '../record/queries/send-row.ts'
import { claimTry, findSend } from '../record/queries/sends.ts'
import { stateOf } from '../record/send-rules.ts'
import { answerWith } from '../record/show-send.ts'
import { codeOf, isCode } from '../secrets/link-secret.ts'
import { confirmSend } from './confirm-send.ts'
import { countCode } from './limit-codes.ts'

type Call = typeof publicFormCalls.confirmByCode

/**
 * Refuses a wrong code. A try is counted before the code is looked at; after ten of them the code is dead, and the link
 * lives on. A new mail brings a new code.
 */
async function expectCode(ctx: Ctx<Call>, row: SentRow, typed: string): Promise<void> {
  if (stateOf(row, ctx.clock.now()) === 'over') throw new AppError('PUBLIC_FORM_OVER')
  const takeBack = await countCode(ctx)
  const left = await inPlace(ctx, async (db) => {
    if (await claimTry(db, row.id, mostWrongCodes)) return true
    // Confirmed by the link a moment ago: whoever has the key sees the result anyway.
    return (await findSend(db, row.id))?.state === 'confirmed' ? undefined : false
  })
  if (left === undefined) return takeBack()
  if (!left) throw new AppError('PUBLIC_FORM_CODE_DEAD')
  const of = { institutionId: ctx.caller.host.institutionId, purpose: 'form', nonce: row.nonce } as const
  if (isCode(typed, codeOf(ctx.settings, of, row.token_hash))) return takeBack()
  throw new AppError('PUBLIC_FORM_CODE', {}, { fields: { code: [{ key: 'PUBLIC_FORM_CODE' }] } })
}

/** Confirms by the code of the mail. It counts only in the browser that sent the form, which alone has its key. */
export const confirmByCode =
  (kinds: readonly AnyPublicKind[]) =>
  async (ctx: Ctx<Call>, { body }: InputOf<Call>) => {
    const row = await getSent(ctx, body.key)
    if (row.state === 'waiting') {
      await expectCode(ctx, row, body.code)
      await confirmSend(ctx, kinds, {
        id: row.id,
        isOf: ({ token_hash }) => token_hash.equals(row.token_hash),
      })
    }
    return answerWith(ctx, row.id)
  }
