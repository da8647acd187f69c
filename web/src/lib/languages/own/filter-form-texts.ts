import { filter_form as english } from '../../texts/en/filter-form.ts'
import { filter_form } from '../../texts/ro/filter-form.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the form of filters, and where it is told what of an address was left out.
addTexts({ ro: { filter_form }, en: { filter_form: english } })
