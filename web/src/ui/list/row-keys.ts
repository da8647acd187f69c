import type { KeyboardEvent } from 'react'

const openers = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-row-opener]')]

/** Where an arrow, Home or End leads among `count` rows; undefined = the key is not ours. */
export function nextRow(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Arrow keys inside the rows of a table: the opener of the next row takes the focus; Space chooses the row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const row = (event.target as Element).closest('tr')
  const all = openers(event.currentTarget)
  const at = all.findIndex((opener) => opener.closest('tr') === row)
  if (event.key === ' ' && row) {
    const box = row.querySelector<HTMLInputElement>('input[type="checkbox"]')
    if (!box || event.target === box) return
    event.preventDefault()
    box.click()
    return
  }
  const next = nextRow(event.key, at, all.length)
  if (next === undefined || at < 0) return
  event.preventDefault()
  all[next]?.focus()
}

/** The first row that can be opened, from a search box or from the page. */
export function focusFirstRow(root: ParentNode | null): void {
  if (root)
    openers(root)
      .find((opener) => opener.tabIndex === 0)
      ?.focus()
}
