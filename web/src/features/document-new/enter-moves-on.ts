import type { KeyboardEvent } from 'react'

/** Fields one steps through, in the order of the page. */
const steps = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('[data-path],[data-step]')].filter(
    (field) => !field.matches(':disabled'),
  )

/** The focus goes to the field after this one. */
export function focusNext(root: ParentNode | null, from: Element | null): void {
  if (!root || !from) return
  const all = steps(root)
  const at = all.findIndex((field) => field === from || field.contains(from))
  const next = all[at + 1]
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}

/** Enter moves on through the fields; Shift+Enter stays a new line, a list that is open keeps its Enter. */
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
