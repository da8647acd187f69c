import { gazette_alerts as english } from '../../texts/en/gazette-alerts.ts'
import { gazette_alerts } from '../../texts/ro/gazette-alerts.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the pages of alerts about the gazette.
addTexts({ ro: { gazette_alerts }, en: { gazette_alerts: english } })
