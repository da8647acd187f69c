import { gazette_public as english } from '../../texts/en/gazette-public.ts'
import { gazette_public } from '../../texts/ro/gazette-public.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the public pages of the gazette, which alone say these texts.
addTexts({ ro: { gazette_public }, en: { gazette_public: english } })
