import { type HotkeyItem, useHotkeys } from '@mantine/hooks'
import { isDialogOpen } from './open-dialog.ts'

/** Shortcuts of the page: they do nothing while a dialog stands before it. */
export function usePageKeys(keys: HotkeyItem[], tagsToIgnore?: string[]): void {
  useHotkeys(
    keys.map(
      ([key, act, options]): HotkeyItem => [
        key,
        (event) => {
          // The browser's own meaning of the key would leave the dialog too.
          if (!isDialogOpen()) act(event)
        },
        options ?? {},
      ],
    ),
    tagsToIgnore,
  )
}
