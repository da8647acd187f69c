import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { checkNewPassword, type PasswordOwner } from '../../../platform/passwords/check-new-password.ts'
import { hashPassword } from '../../access/index.ts'
import { getInstitution } from '../../institutions/index.ts'

/** Gives the hash of a password that may be chosen. Throws 422 on its field otherwise. */
export async function choosePassword(
  ctx: Pick<Ctx, 'database' | 'caller' | 'settings'>,
  password: string,
  owner: Omit<PasswordOwner, 'institution'>,
): Promise<string> {
  const institution = await ctx.database.inInstitution(ctx.caller.host.institutionId, getInstitution, {
    readOnly: true,
  })
  const problem = checkNewPassword(
    password,
    { ...owner, institution: institution.name },
    ctx.settings.limits.passwordMinLength,
  )
  if (problem) throw new AppError('VALIDATION', {}, { fields: { password: [problem] } })
  return hashPassword(password)
}
