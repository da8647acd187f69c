import { imports as english } from '../../../texts/en/imports.ts'
import { imports } from '../../../texts/ro/imports.ts'
import { addTexts } from '../../add-texts.ts'

// Imported by the pages of imports.
addTexts({ ro: { imports }, en: { imports: english } })
