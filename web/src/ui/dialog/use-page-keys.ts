import { type HotkeyItem, useHotkeys } from '@mantine/hooks'
import { useDialogId } from './dialog-id.ts'
import { isOnTop } from './dialog-stack.ts'

const withoutText: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'file',
  'image',
  'radio',
  'reset',
  'submit',
])

/** Whether letters are written into what has the focus. A ticked box takes none, so a key still means the page's. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement
    ? !withoutText.has(target.type)
    : target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

const within = (target: EventTarget | null, what: string): boolean =>
  target instanceof Element && target.closest(what) !== null

/** Keys that shortcuts of a page or dialog have taken; the same key may be one of the dialog over the page. */
const taken = new WeakSet<Event>()

/**
 * Whether a key is meant for something smaller than the page: what has the focus has acted on it, or a letter is
 * pressed in a panel or a box that stands beside the page.
 */
const isMeantElsewhere = (event: KeyboardEvent, key: string, dialog: string | undefined): boolean =>
  (event.defaultPrevented && !taken.has(event)) ||
  (dialog === undefined && !key.includes('+') && within(event.target, 'dialog, [role="dialog"]'))

/**
 * Shortcuts of the page or dialog that a component stands in. They do nothing while a dialog lies over it, nor while
 * something is written; with `tagsToIgnore`, nor on those elements, and only on those.
 */
export function usePageKeys(keys: HotkeyItem[], tagsToIgnore?: string[]): void {
  const dialog = useDialogId()
  useHotkeys(
    keys.map(
      ([key, act, options]): HotkeyItem => [
        key,
        (event) => {
          if (tagsToIgnore === undefined && takesText(event.target)) return
          if (isMeantElsewhere(event, key, dialog)) return
          taken.add(event)
          // The key counts as handled even while a dialog is open, because the browser's own meaning of it
          // would leave the dialog too.
          if (options?.preventDefault ?? true) event.preventDefault()
          // A dialog of the browser's own lies over everything and is not in the stack.
          if (isOnTop(dialog) && !within(event.target, 'dialog')) act(event)
        },
        { ...options, preventDefault: false },
      ],
    ),
    tagsToIgnore ?? [],
  )
}
