import { contact_form as english } from '../../texts/en/contact-form.ts'
import { contact_form } from '../../texts/ro/contact-form.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the pages of the contact form.
addTexts({ ro: { contact_form }, en: { contact_form: english } })
