import { complaints as english } from '../../texts/en/complaints.ts'
import { complaints } from '../../texts/ro/complaints.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the pages of complaints and of their types, which alone say these texts.
addTexts({ ro: { complaints }, en: { complaints: english } })
