import i18next from 'i18next'
import './i18n.ts'
import { en } from '../texts/en/index.ts'
import { ro } from '../texts/ro/index.ts'

// Imported by page tests only: pages bring the texts of one language (text-bundle.ts). It adds every text in
// both languages, except those that a page brings itself (add-texts.ts).
i18next.addResourceBundle('ro', 'translation', ro, true, true)
i18next.addResourceBundle('en', 'translation', en, true, true)
