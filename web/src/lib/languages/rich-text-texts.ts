import { rich_text as english } from '../texts/en/rich-text.ts'
import { rich_text } from '../texts/ro/rich-text.ts'
import { addTexts } from './add-texts.ts'

// Imported by the editor of formatted texts, which alone says these texts.
addTexts({ ro: { rich_text }, en: { rich_text: english } })
