import { gazette as english } from '../../texts/en/gazette.ts'
import { gazette } from '../../texts/ro/gazette.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the pages on which the gazette is edited, which alone say these texts.
addTexts({ ro: { gazette }, en: { gazette: english } })
