import type { NotificationRow } from '@hdoc/contract/notifications/notifications.ts'

/** What was not read, or what was read or happened on one day (`YYYY-MM-DD`). */
export type NoticeGroup = { key: 'unread' | string; rows: NotificationRow[] }

/**
 * Groups notices for the panel: first what was not read, then the rest by the day on which it happened, in the order
 * in which they came. `dayOf` gives the day of an instant at the institution.
 */
export function inGroups(
  rows: readonly NotificationRow[],
  dayOf: (instant: string) => string,
): NoticeGroup[] {
  const groups = Map.groupBy(rows, ({ read_at, at }) => (read_at === null ? 'unread' : dayOf(at)))
  return [...groups].map(([key, some]) => ({ key, rows: some }))
}
