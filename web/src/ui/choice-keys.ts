import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'

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
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: field } = event
    if (event.key !== 'Enter' || field.getAttribute('aria-expanded') !== 'true') return
    event.preventDefault()
    // The field keeps the focus after a choice: the next letter replaces the name chosen by now.
    setTimeout(() => document.activeElement === field && field.select())
  },
})
