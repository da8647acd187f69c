/** What is said of code that could not be fetched. */
export const missingTexts = {
  offline: { title: 'messages.part_failed', text: 'messages.offline' },
  updated: { title: 'messages.updated', text: 'messages.updated_text' },
  failed: { title: 'messages.part_failed', text: 'messages.part_again' },
} as const
