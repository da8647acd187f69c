import { post_writing as english } from '../texts/en/post-writing.ts'
import { post_writing } from '../texts/ro/post-writing.ts'
import { addTexts } from './add-texts.ts'

// Imported by the pages on which posts are written, which alone say these texts.
addTexts({ ro: { post_writing }, en: { post_writing: english } })
