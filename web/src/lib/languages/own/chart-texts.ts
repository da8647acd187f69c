import { chart as english } from '../../texts/en/chart.ts'
import { chart } from '../../texts/ro/chart.ts'
import { addTexts } from '../add-texts.ts'

// Imported by charts, which alone say these texts.
addTexts({ ro: { chart }, en: { chart: english } })
