import { security as english } from '../../../texts/en/security.ts'
import { security } from '../../../texts/ro/security.ts'
import { addTexts } from '../../add-texts.ts'

// Imported by the second factor, its proofs and the facts on the profile, which alone say these texts.
addTexts({ ro: { security }, en: { security: english } })
