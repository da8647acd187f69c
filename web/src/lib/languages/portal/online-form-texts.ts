import { online_form as english } from '../../texts/en/online-form.ts'
import { online_form } from '../../texts/ro/online-form.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the fields of an online form, which citizens fill and staff preview.
addTexts({ ro: { online_form }, en: { online_form: english } })
