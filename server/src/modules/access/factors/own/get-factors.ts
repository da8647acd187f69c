import type { Factors } from '@hdoc/contract/access/factors.ts'
import { getRules } from '../../../institutions/index.ts'
import { isFreshSession, type OwnCtx } from '../proof/require-proof.ts'
import { listPasskeys } from '../queries/passkeys.ts'
import { getOwner } from '../queries/people.ts'
import { countRecoveryCodes } from '../queries/recovery.ts'
import { findTotp } from '../queries/totp.ts'

export async function getFactors(ctx: OwnCtx): Promise<Factors> {
  const { id, institutionId } = ctx.actor
  const fresh = await isFreshSession(ctx)
  const { host } = ctx.caller.host
  return ctx.database.inInstitution(
    institutionId,
    async (db) => {
      const [owner, totp, passkeys, left, rules] = await Promise.all([
        getOwner(db, id),
        findTotp(db, id),
        listPasskeys(db, id),
        countRecoveryCodes(db, ctx.settings, id),
        getRules(db),
      ])
      return {
        required: rules.second_factor_required,
        totp: { on: totp?.confirmed_at != null, since: totp?.confirmed_at ?? null },
        passkeys: passkeys.map((one) => ({
          id: one.id,
          name: one.name,
          host: one.host,
          created_at: one.created_at,
          last_used_at: one.last_used_at,
          here: one.host === host,
        })),
        recovery_left: left,
        has_password: owner.has_password,
        proof_to_add: !fresh,
      }
    },
    { readOnly: true },
  )
}
