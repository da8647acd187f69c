import { type HotkeyItem, useHotkeys } from '@mantine/hooks'
import { isDialogOpen } from '../dialog/open-dialog.ts'

/** Shortcuts of the page. They do nothing while a dialog stands before it. */
export function usePageKeys(keys: HotkeyItem[], tagsToIgnore?: string[]): void {
  useHotkeys(
    keys.map(
      ([key, act, options]): HotkeyItem => [
        key,
        (event) => {
          // The key counts as handled even while a dialog is open, because the browser's own meaning of it
          // would leave the dialog too.
          if (!isDialogOpen()) act(event)
        },
        options ?? {},
      ],
    ),
    tagsToIgnore,
  )
}
