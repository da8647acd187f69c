import { consent as consentEnglish } from '../../texts/en/consent.ts'
import { reading as readingEnglish } from '../../texts/en/reading.ts'
import { consent } from '../../texts/ro/consent.ts'
import { reading } from '../../texts/ro/reading.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the panels of the portal: consent and reading aids.
addTexts({ ro: { consent, reading }, en: { consent: consentEnglish, reading: readingEnglish } })
