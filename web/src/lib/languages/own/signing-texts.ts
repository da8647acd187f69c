import { signing as english } from '../../texts/en/signing.ts'
import { signing } from '../../texts/ro/signing.ts'
import { addTexts } from '../add-texts.ts'

// Imported by certificates and trusted lists in the settings, which alone say these texts.
addTexts({ ro: { signing }, en: { signing: english } })
