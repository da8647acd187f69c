/** Text keys that say why code could not be fetched. */
export const missingTexts = {
  offline: { title: 'messages.part_failed', text: 'messages.offline' },
  updated: { title: 'messages.updated', text: 'messages.updated_text' },
  failed: { title: 'messages.part_failed', text: 'messages.part_again' },
} as const
