import { form_builder as english } from '../../texts/en/form-builder.ts'
import { form_builder } from '../../texts/ro/form-builder.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the builder of online forms and by what leads to it.
addTexts({ ro: { form_builder }, en: { form_builder: english } })
