import { dashboard as english } from '../../texts/en/dashboard.ts'
import { dashboard } from '../../texts/ro/dashboard.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the dashboard, which alone says these texts.
addTexts({ ro: { dashboard }, en: { dashboard: english } })
