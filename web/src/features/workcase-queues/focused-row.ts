import type { QueueRow } from '../../entities/cases/queues-queries.ts'

/** The row that has the focus, among those the list shows. */
export function focusedRow(rows: ReadonlyMap<number, QueueRow>): QueueRow | undefined {
  const mark = document.activeElement?.closest('tr')?.querySelector('[data-share]')
  return rows.get(Number(mark?.getAttribute('data-share')))
}
