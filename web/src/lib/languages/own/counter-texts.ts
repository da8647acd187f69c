import { counter as english } from '../../texts/en/counter.ts'
import { counter } from '../../texts/ro/counter.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the registration page, the only page that says these texts.
addTexts({ ro: { counter }, en: { counter: english } })
