/** The key of shortcuts as this keyboard writes it: Apple's say ⌘, others Ctrl. Both are listened to as `mod`. */
export const commandKey: string =
  typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'

/** „Ctrl S” as this keyboard writes it. */
export const shortcutText = (shortcut: string): string => shortcut.replace('Ctrl', commandKey)
