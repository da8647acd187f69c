import { addTexts } from '../../lib/languages/add-texts.ts'
import { post_writing as english } from '../../lib/texts/en/post-writing.ts'
import { post_writing } from '../../lib/texts/ro/post-writing.ts'

// Imported by the pages on which posts are written, which alone say these texts.
addTexts({ ro: { post_writing }, en: { post_writing: english } })
