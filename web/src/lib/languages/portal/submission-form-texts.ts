import { submission_form as english } from '../../texts/en/submission-form.ts'
import { submission_form } from '../../texts/ro/submission-form.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the pages on which citizens hand documents in.
addTexts({ ro: { submission_form }, en: { submission_form: english } })
