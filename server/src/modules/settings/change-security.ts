import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import type { SecuritySection, SecurityValues, settingCalls } from '@hdoc/contract/settings/settings.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { grant } from '../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../platform/http/context.ts'
import type { Limits } from '../../platform/limits.ts'
import { ownAccount } from './change-mail.ts'
import { auditSubject, checkSection } from './check-section.ts'
import { canChangeSection } from './policy.ts'
import { savedSection } from './present.ts'
import { countFactors, getSecurityRow, updateSecurity } from './queries.ts'

/** Refuses limits beyond the installation's: an institution may shorten sessions, never lengthen them. */
function checkLimits(values: Partial<SecurityValues>, limits: Limits): void {
  const pairs = [
    ['session_idle_minutes', limits.sessionIdleMinutes],
    ['session_absolute_hours', limits.sessionAbsoluteHours],
    ['session_remember_days', limits.sessionRememberDays],
  ] as const
  const fields: Record<string, FieldProblem[]> = {}
  for (const [field, maximum] of pairs)
    if ((values[field] ?? 0) > maximum) fields[field] = [{ key: 'installation_limit', values: { maximum } }]
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', {}, { fields })
}

export async function showSecurity(ctx: StaffCtx): Promise<SecuritySection> {
  const { version, ...values } = await getSecurityRow(ctx.db)
  const { sessionIdleMinutes, sessionAbsoluteHours, sessionRememberDays } = ctx.settings.limits
  const { active, without } = await countFactors(ctx.db)
  return {
    values,
    version,
    limits: {
      idle_minutes: sessionIdleMinutes,
      absolute_hours: sessionAbsoluteHours,
      remember_days: sessionRememberDays,
    },
    active_people: active,
    without_second_factor: without,
    own_second_factor: (await ownAccount(ctx)).has_factor,
  }
}

export async function changeSecurity(ctx: StaffCtx, { body }: InputOf<typeof settingCalls.updateSecurity>) {
  const row = await getSecurityRow(ctx.db, 'lock')
  const before = grant('setting.security', row, canChangeSection(ctx.actor, 'security'))
  await checkSection(ctx.db, 'security', before, body.version)
  checkLimits(body.values, ctx.settings.limits)
  const values = { ...row, ...body.values, version: row.version + 1 }
  await updateSecurity(ctx.db, before, values)
  await recordAudit(ctx, {
    action: 'setting.security_changed',
    subjectType: auditSubject('security'),
    subjectId: ctx.db.institutionId,
    before: row,
    after: values,
  })
  return savedSection(ctx.language, await showSecurity(ctx))
}
