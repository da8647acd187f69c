import type { InstitutionSection, settingCalls } from '@hdoc/contract/settings/settings.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { grant } from '../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../platform/http/context.ts'
import { auditSubject, checkSection } from './check-section.ts'
import { canChangeSection } from './policy.ts'
import { presentInstitution, savedSection } from './present.ts'
import { getInstitutionRow, updateInstitution } from './queries.ts'

export async function showInstitution(ctx: StaffCtx): Promise<InstitutionSection> {
  return presentInstitution(await getInstitutionRow(ctx.db))
}

/**
 * Changes the institution's data. New free days change the deadlines of what is registered from now on; a
 * deadline once given keeps its reason.
 */
export async function changeInstitution(
  ctx: StaffCtx,
  { body }: InputOf<typeof settingCalls.updateInstitution>,
) {
  const row = await getInstitutionRow(ctx.db, 'lock')
  const before = grant('setting.institution', row, canChangeSection(ctx.actor, 'institution'))
  await checkSection(ctx.db, 'institution', before, body.version)
  const { version: _, ...values } = { ...row, ...body.values }
  await updateInstitution(ctx.db, before, values)
  await recordAudit(ctx, {
    action: 'setting.institution_changed',
    subjectType: auditSubject('institution'),
    subjectId: ctx.db.institutionId,
    before: row,
    after: { ...values, version: row.version + 1 },
  })
  return savedSection(ctx.language, await showInstitution(ctx))
}
