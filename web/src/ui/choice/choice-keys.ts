import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'

/**
 * Makes Enter choose the option that is marked in the list. The library would choose the option it counts,
 * and it counts again only a moment after the list has opened: an Enter before that would do nothing.
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
  // The field keeps the focus after a choice. Select the chosen name, so that the next letter replaces it.
  setTimeout(() => document.activeElement === field && field.select())
}

/**
 * Event handlers of a field that holds a chosen name. A click selects the whole name, so that typing replaces
 * it instead of adding to it. Enter goes to the list as long as the list is open.
 */
export const choiceKeys = (chosenName: string | undefined) => ({
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
  onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
    const { currentTarget: field, button } = event
    if (button !== 0 || field.readOnly || field.value !== (chosenName ?? '')) return
    // The browser's own handling of the press would set the caret and drop the selection again.
    event.preventDefault()
    field.focus()
    field.select()
  },
  onKeyDownCapture: takeMarked,
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: field } = event
    if (event.key !== 'Enter' || field.getAttribute('aria-expanded') !== 'true') return
    event.preventDefault()
    // The field keeps the focus after a choice. Select the chosen name, so that the next letter replaces it.
    setTimeout(() => document.activeElement === field && field.select())
  },
})
