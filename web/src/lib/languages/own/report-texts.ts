import { reports as english } from '../../texts/en/reports.ts'
import { reports } from '../../texts/ro/reports.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the page of reports, which alone says these texts.
addTexts({ ro: { reports }, en: { reports: english } })
