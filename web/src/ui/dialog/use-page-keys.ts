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
          // The key counts as handled even while a dialog is open, because the browser's own meaning of it
          // would leave the dialog too.
          if (options?.preventDefault ?? true) event.preventDefault()
          if (isOnTop(dialog)) act(event)
        },
        { ...options, preventDefault: false },
      ],
    ),
    tagsToIgnore ?? [],
  )
}
