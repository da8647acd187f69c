import { merging as english } from '../../texts/en/merging.ts'
import { merging } from '../../texts/ro/merging.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the dialog that merges two issuers, which alone says these texts.
addTexts({ ro: { merging }, en: { merging: english } })
