import i18next from 'i18next'
import { second_step as en } from '../../../lib/texts/en/second-step.ts'
import { second_step as ro } from '../../../lib/texts/ro/second-step.ts'

// Sign-in is part of the first load, so the texts of its second step come only with that step.
i18next.addResourceBundle('ro', 'translation', { second_step: ro }, true, true)
i18next.addResourceBundle('en', 'translation', { second_step: en }, true, true)
