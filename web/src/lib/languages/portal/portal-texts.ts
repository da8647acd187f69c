import { textBundle } from '../text-bundle.ts'

/** The texts of the pages that citizens see. */
export const portalTexts = textBundle({
  ro: () => import('../../texts/ro/of-portal.ts'),
  en: () => import('../../texts/en/of-portal.ts'),
})
