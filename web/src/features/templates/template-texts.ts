import { addTexts } from '../../lib/languages/add-texts.ts'
import { templates as english } from '../../lib/texts/en/templates.ts'
import { templates } from '../../lib/texts/ro/templates.ts'

// Imported by the pages of templates, which alone say these texts.
addTexts({ ro: { templates }, en: { templates: english } })
