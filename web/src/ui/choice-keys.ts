import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'

/**
 * Enter takes the option that is marked in the list. The library takes the one it counted: it counts anew in a moment
 * after the list has opened, and would let an Enter that comes sooner pass in silence.
 */
export function takeMarked(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: field, key, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || field.getAttribute('aria-expanded') !== 'true') return
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
  const marked = list?.querySelector<HTMLElement>('[data-combobox-selected]')
  if (!marked) return
  event.preventDefault()
  event.stopPropagation()
  marked.click()
  // The field keeps the focus after a choice: the next letter replaces the name chosen by now.
  setTimeout(() => document.activeElement === field && field.select())
}

/**
 * What a field that holds a chosen name does before its list: a click takes hold of the whole name, so that what is
 * typed next replaces it instead of being added to it, and Enter belongs to the list as long as that is open.
 */
export const choiceKeys = (chosenName: string | undefined) => ({
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
  onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
    const { currentTarget: field, button } = event
    if (button !== 0 || field.readOnly || field.value !== (chosenName ?? '')) return
    // The press of the button itself would set the caret and let go of the name again.
    event.preventDefault()
    field.focus()
    field.select()
  },
  onKeyDownCapture: takeMarked,
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: field } = event
    if (event.key !== 'Enter' || field.getAttribute('aria-expanded') !== 'true') return
    event.preventDefault()
    // The field keeps the focus after a choice: the next letter replaces the name chosen by now.
    setTimeout(() => document.activeElement === field && field.select())
  },
})
