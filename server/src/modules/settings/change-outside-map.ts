import { AppError } from '@hdoc/contract/failures/errors.ts'
import {
  missingOfMap,
  type OutsideMapSection,
  type OutsideMapValues,
  type outsideMapCalls,
} from '@hdoc/contract/portal/outside-map.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { grant } from '../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../platform/http/context.ts'
import { auditSubject, checkSection } from './check-section.ts'
import { canChangeSection } from './policy.ts'
import { savedSection } from './present.ts'
import { getOutsideMapRow, updateOutsideMap } from './queries.ts'

export async function showOutsideMap({ db }: Pick<StaffCtx, 'db'>): Promise<OutsideMapSection> {
  const { version, ...values } = await getOutsideMapRow(db)
  return { values, version }
}

/** The key is kept by the setting alone: the trail says that there is one, and when it was another. */
const audited = ({ google_key, ...values }: OutsideMapValues) => ({
  ...values,
  google_key: google_key === '' ? '' : '***',
})

export async function changeOutsideMap(ctx: StaffCtx, { body }: InputOf<typeof outsideMapCalls.update>) {
  const row = await getOutsideMapRow(ctx.db, 'lock')
  const before = grant('setting.outside_map', row, canChangeSection(ctx.actor, 'outside_map'))
  await checkSection(ctx.db, 'outside_map', before, body.version)
  const values = { ...row, ...body.values }
  const missing = missingOfMap(values)
  if (missing) throw new AppError('VALIDATION', {}, { fields: { [missing]: [{ key: 'required' }] } })
  await updateOutsideMap(ctx.db, before, values)
  await recordAudit(ctx, {
    action: 'setting.outside_map_changed',
    subjectType: auditSubject('outside_map'),
    subjectId: ctx.db.institutionId,
    before: audited(row),
    after: { ...audited(values), version: row.version + 1 },
  })
  return savedSection(ctx.language, await showOutsideMap(ctx))
}
