import { complaint_form as english } from '../../texts/en/complaint-form.ts'
import { complaint_form } from '../../texts/ro/complaint-form.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the pages on which citizens report something.
addTexts({ ro: { complaint_form }, en: { complaint_form: english } })
