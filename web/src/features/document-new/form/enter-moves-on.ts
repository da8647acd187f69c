import type { KeyboardEvent } from 'react'

/** Fields one steps through, in the order of the page. */
const steps = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('[data-path],[data-step]')].filter(
    (field) => !field.matches(':disabled'),
  )

/** Moves the focus to the field after `from`. */
export function focusNext(root: ParentNode | null, from: Element | null): void {
  if (!root || !from) return
  const all = steps(root)
  const at = all.findIndex((field) => field === from || field.contains(from))
  const next = all[at + 1]
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}

/** Enter moves on to the next field. Shift+Enter still makes a new line, and an open list keeps its Enter. */
export function enterMovesOn(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event
  if (event.key !== 'Enter' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey)
    return
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  if (!isField) return
  event.preventDefault()
  focusNext(event.currentTarget, target)
}
