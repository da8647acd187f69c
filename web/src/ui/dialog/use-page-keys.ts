import { type HotkeyItem, useHotkeys } from '@mantine/hooks'
import { useDialogId } from './dialog-id.ts'
import { isOnTop } from './dialog-stack.ts'

/** Shortcuts of the page or dialog that a component stands in. They do nothing while a dialog lies over it. */
export function usePageKeys(keys: HotkeyItem[], tagsToIgnore?: string[]): void {
  const dialog = useDialogId()
  useHotkeys(
    keys.map(
      ([key, act, options]): HotkeyItem => [
        key,
        (event) => {
          // The key counts as handled even while a dialog is open, because the browser's own meaning of it
          // would leave the dialog too.
          if (isOnTop(dialog)) act(event)
        },
        options ?? {},
      ],
    ),
    tagsToIgnore,
  )
}
