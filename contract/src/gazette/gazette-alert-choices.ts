import type { Text } from '../texts/languages.ts'

/** How often somebody hears of what is published. */
export const alertPaces = {
  daily: { ro: 'O dată pe zi, dimineața', en: 'Once a day, in the morning' },
  at_once: { ro: 'La scurt timp după fiecare publicare', en: 'Shortly after each publication' },
} as const satisfies Record<string, Text>

export type AlertPace = keyof typeof alertPaces
export const alertPaceNames = Object.keys(alertPaces) as [AlertPace, ...AlertPace[]]
/** Most headings that one person chooses; more are all. */
export const mostAlertHeadings = 30
