import type { publicFormCalls } from '@hdoc/contract/public-forms/public-form-calls.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import type { AnyPublicKind } from '../kinds/public-kind.ts'
import { getByToken } from '../record/find-send.ts'
import { answerWith } from '../record/show-send.ts'
import { tokenHash } from '../secrets/link-secret.ts'
import { confirmSend } from './confirm-send.ts'

type Call = typeof publicFormCalls.confirm

/** Confirms by the mailed link, in any browser. */
export const confirmByLink =
  (kinds: readonly AnyPublicKind[]) =>
  async (ctx: Ctx<Call>, { body }: InputOf<Call>) => {
    const { id } = await getByToken(ctx, body.token)
    const hash = tokenHash(body.token)
    await confirmSend(ctx, kinds, { id, isOf: ({ token_hash }) => token_hash.equals(hash) })
    return answerWith(ctx, id)
  }
