import type { KeyboardEvent } from 'react'

const openers = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-row-opener]')]

/** Where an arrow, Home or End leads among `count` rows; undefined = the key is not ours. */
function nextRow(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Which of the rows an element is in; -1 = none. */
export const placeOfRow = (root: ParentNode, element: Element | null): number =>
  openers(root).findIndex((opener) => opener.closest('tr') === (element?.closest('tr') ?? null))

/** Moves the focus to the row at a place, or to the last one before it. */
export function focusRowAt(root: ParentNode, place: number): void {
  const all = openers(root)
  all[Math.min(place, all.length - 1)]?.focus()
}

/**
 * Handles keys inside the rows of a table: arrows, Home and End move the focus to the opener of another row;
 * Space chooses the row.
 */
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

/**
 * Moves the focus from a search box or the page to the rows: to the row in the tab order, which is the first
 * row until another one has had the focus.
 */
export function focusFirstRow(root: ParentNode | null): void {
  if (root)
    openers(root)
      .find((opener) => opener.tabIndex === 0)
      ?.focus()
}
