import type { Purpose } from './consent.ts'

/** Under which of the two settings a script stands (`/admin/settings/analytics-code`, `…/ads-code`). */
export const configNames = ['analytics', 'ads'] as const
export type ConfigName = (typeof configNames)[number]
/** What a visitor must have agreed to before the scripts of a setting are loaded. */
export const purposeOf: Readonly<Record<ConfigName, Purpose>> = {
  analytics: 'statistics',
  ads: 'advertising',
}
