import { textBundle } from '../text-bundle.ts'

/** Every text of staff screens, except those that a page brings itself (add-texts.ts). */
export const shellTexts = textBundle({
  ro: async () => (await import('../../texts/ro/index.ts')).ro,
  en: async () => (await import('../../texts/en/index.ts')).en,
})
