import { public_form as english } from '../../texts/en/public-form.ts'
import { public_form } from '../../texts/ro/public-form.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the pieces of public forms.
addTexts({ ro: { public_form }, en: { public_form: english } })
