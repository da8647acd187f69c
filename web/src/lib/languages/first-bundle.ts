import { textBundle } from './text-bundle.ts'

/** The texts of sign-in. Romanian is there from the first script on; English comes when somebody reads English. */
export const firstBundle = textBundle({
  ro: async () => ({}),
  en: async () => (await import('./first-english.ts')).firstEnglish,
})
