import { templates as english } from '../texts/en/templates.ts'
import { templates } from '../texts/ro/templates.ts'
import { addTexts } from './add-texts.ts'

// Imported by the pages of templates, which alone say these texts.
addTexts({ ro: { templates }, en: { templates: english } })
