import type { OidcSection } from '@hdoc/contract/access/oidc.ts'
import type { oidcSettingCalls } from '@hdoc/contract/access/oidc-calls.ts'
import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { savedMessage } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { sealSecret } from '../../../platform/secrets/seal-secret.ts'
import { boundTo } from './known-providers.ts'
import { canChangeOidc } from './policy.ts'
import { lockOidc, type OidcRow, updateOidc } from './queries/settings.ts'
import { presentOidc } from './show-oidc.ts'

type Input = InputOf<typeof oidcSettingCalls.update>
type Values = Input['body']['values']

/**
 * Gives the client secret to store. A secret is for one client of one provider, so it is dropped when issuer
 * or client id changes: sent to another provider, it would be given away.
 */
function secretOf({ db, settings }: StaffCtx, before: OidcRow, { client_secret, ...values }: Values) {
  if (client_secret) return sealSecret(settings, client_secret, boundTo(db.institutionId))
  const isSame =
    (values.issuer ?? before.issuer) === before.issuer &&
    (values.client_id ?? before.client_id) === before.client_id
  return client_secret === null || !isSame ? null : before.client_secret
}

function checkComplete({ enabled, issuer, client_id }: OidcRow): void {
  if (!enabled) return
  const fields: Record<string, FieldProblem[]> = {}
  if (issuer === '') fields.issuer = [{ key: 'required' }]
  if (client_id === '') fields.client_id = [{ key: 'required' }]
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', {}, { fields })
}

/** The values for the trail. They say whether there is a secret, never which. */
const told = ({ client_secret, version: _, ...values }: OidcRow) => ({
  ...values,
  has_secret: client_secret !== null,
})

/** Changes the provider of the institution. People who are signed in stay so. */
export async function changeOidc(
  ctx: StaffCtx,
  { body }: Input,
): Promise<{ success: true; message: string; data: OidcSection }> {
  const row = await lockOidc(ctx.db)
  const before = grant('setting.oidc', row, canChangeOidc(ctx.actor, row, body.values))
  const id = ctx.db.institutionId
  await checkVersion(ctx.db, { type: 'setting_oidc', id, version: row.version, sent: body.version })
  const { client_secret: _, ...values } = body.values
  const after: OidcRow = {
    ...row,
    ...values,
    // Nobody signs up on the platform.
    ...(id === 0 && { allow_pending: false }),
    client_secret: secretOf(ctx, row, body.values),
    version: row.version + 1,
  }
  checkComplete(after)
  await updateOidc(ctx.db, before, after)
  await recordAudit(ctx, {
    action: 'setting_oidc.updated',
    subjectType: 'setting_oidc',
    subjectId: id,
    before: told(row),
    after: { ...told(after), ...(body.values.client_secret && { secret_replaced: true }) },
  })
  return { success: true, message: savedMessage(ctx.language), data: await presentOidc(ctx, after) }
}
