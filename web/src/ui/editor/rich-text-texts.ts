import { addTexts } from '../../lib/languages/add-texts.ts'
import { rich_text as english } from '../../lib/texts/en/rich-text.ts'
import { rich_text } from '../../lib/texts/ro/rich-text.ts'

// Imported by the editor of formatted texts, which alone says these texts.
addTexts({ ro: { rich_text }, en: { rich_text: english } })
