import { hostOfMap } from '@hdoc/contract/portal/outside-map.ts'
import { writePhone } from '@hdoc/contract/ro/phone.ts'
import type { Overview, OverviewItem, SectionName } from '@hdoc/contract/settings/settings.ts'
import { localDate } from '../../platform/clock.ts'
import type { StaffCtx } from '../../platform/http/context.ts'
import { canChangeSection, sectionsOf } from './policy.ts'
import {
  getInstitutionRow,
  getLookRow,
  getMailRow,
  getOutsideMapRow,
  getPrintingRow,
  getSecurityRow,
} from './queries.ts'

type Items = (ctx: StaffCtx) => Promise<OverviewItem[]>

const itemsOf: Record<SectionName, Items> = {
  institution: async ({ db, clock }) => {
    const row = await getInstitutionRow(db)
    const today = localDate(clock.now())
    return [
      { name: 'name', value: row.name },
      { name: 'cui', value: row.cui },
      { name: 'address', value: [row.address, row.locality].filter((part) => part !== '').join(', ') },
      { name: 'opening_hours', value: row.opening_hours.length > 0 },
      { name: 'free_days', value: row.free_days.filter(({ date }) => date >= today).length },
      { name: 'map', value: row.map !== null },
      { name: 'assistance', value: row.assistance_email || writePhone(row.assistance_phone) },
    ]
  },
  look: async ({ db }) => {
    const row = await getLookRow(db)
    return [
      { name: 'coat_of_arms', value: row.coat_of_arms_hash !== null },
      { name: 'logo', value: row.logo_hash !== null },
      { name: 'primary_color', value: row.primary_color },
    ]
  },
  mail: async ({ db }) => {
    const row = await getMailRow(db)
    return [
      { name: 'from_name', value: row.from_name },
      { name: 'reply_to', value: row.reply_to },
    ]
  },
  // '' = our own map alone.
  outside_map: async ({ db }) => [{ name: 'outside_map', value: hostOfMap(await getOutsideMapRow(db)) }],
  printing: async ({ db }) => {
    const row = await getPrintingRow(db)
    return [
      { name: 'label_sizes', value: row.label_sizes.map(({ name }) => name).join(', ') },
      { name: 'receipt_paper', value: row.receipt_paper },
      { name: 'stamp_corner', value: row.stamp_corner },
    ]
  },
  security: async ({ db }) => {
    const row = await getSecurityRow(db)
    const limits = [row.session_idle_minutes, row.session_absolute_hours, row.session_remember_days]
    return [
      ...(db.institutionId === 0 ? [] : [{ name: 'signup' as const, value: row.signup }]),
      { name: 'second_factor', value: row.second_factor_required },
      { name: 'sessions', value: limits.some((limit) => limit !== null) },
    ]
  },
}

/** Shows every section there is here. What is set is told only for those the person may open. */
export async function showOverview(ctx: StaffCtx): Promise<Overview> {
  const sections: Overview['sections'] = []
  for (const name of sectionsOf(ctx.db.institutionId)) {
    const decision = canChangeSection(ctx.actor, name)
    const missing = decision.ok ? null : 'missing' in decision ? decision.missing : null
    sections.push({ name, missing, items: decision.ok ? await itemsOf[name](ctx) : [] })
  }
  return { sections }
}
