import i18next from 'i18next'
import './i18n.ts'
import { counter as counterEn } from '../texts/en/counter.ts'
import { counter } from '../texts/ro/counter.ts'

// Imported by the registration page, the only page that says these texts.
i18next.addResourceBundle('ro', 'translation', { counter }, true, true)
i18next.addResourceBundle('en', 'translation', { counter: counterEn }, true, true)
