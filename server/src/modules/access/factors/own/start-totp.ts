import type { factorCalls } from '@hdoc/contract/access/factor-calls.ts'
import { toString as drawCode } from 'qrcode'
import type { InputOf } from '../../../../platform/http/context.ts'
import { findBranding } from '../../../institutions/index.ts'
import { sealTotp } from '../check/sealed-totp.ts'
import { newTotpKey, totpAddress } from '../check/totp.ts'
import { type OwnCtx, requireProofToAdd } from '../proof/require-proof.ts'
import { offerTotp } from '../queries/totp.ts'

/** How long a shown secret waits for its first code. */
const WAITING_MS = 30 * 60_000

/** Shows a new secret. The one in use goes on working until a code of the new one confirms it. */
export async function startTotp(
  ctx: OwnCtx,
  { body }: InputOf<typeof factorCalls.startTotp>,
): Promise<{ key: string; uri: string; qr: string }> {
  await requireProofToAdd(ctx, body)
  const { actor, clock, settings } = ctx
  const key = newTotpKey()
  const institution = await ctx.database.inInstitution(actor.institutionId, async (db) => {
    const until = new Date(clock.now().getTime() + WAITING_MS)
    await offerTotp(db, actor.id, sealTotp(settings, db, actor.id, key), until)
    return findBranding(db)
  })
  const uri = totpAddress(key, institution?.short_name || 'HDoc', actor.username)
  return { key, uri, qr: await drawCode(uri, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' }) }
}
