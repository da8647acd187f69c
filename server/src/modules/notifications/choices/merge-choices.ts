import type { NoticeChoice } from '@hdoc/contract/notifications/notification-choices.ts'

type Kept = { turned_on: readonly string[]; turned_off: readonly string[] }

/** The kept choices after some were changed; those not named stay. Of a notice named twice the last one counts. */
export function mergeChoices(
  { turned_on, turned_off }: Kept,
  changes: readonly NoticeChoice[],
): { turned_on: string[]; turned_off: string[] } {
  const now = new Map<string, boolean | null>([
    ...turned_on.map((notice) => [notice, true] as const),
    ...turned_off.map((notice) => [notice, false] as const),
    ...changes.map(({ notice, chosen }) => [notice, chosen] as const),
  ])
  const chosen = (wanted: boolean): string[] =>
    [...now].flatMap(([notice, value]) => (value === wanted ? [notice] : [])).sort()
  return { turned_on: chosen(true), turned_off: chosen(false) }
}
