import { headingName } from '@hdoc/contract/gazette/gazette-choices.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'

/** „c.1 Hotărâri ale consiliului local”. */
export const headingTitle = (heading: { code: string; name: string }, language: Language): string =>
  [heading.code, headingName(heading, language)].filter(Boolean).join(' ')
