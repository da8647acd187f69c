import { statistics as english } from '../../texts/en/statistics.ts'
import { statistics } from '../../texts/ro/statistics.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the pages of statistics, which alone say these texts.
addTexts({ ro: { statistics }, en: { statistics: english } })
