import { own_complaint as english } from '../../texts/en/own-complaint.ts'
import { own_complaint } from '../../texts/ro/own-complaint.ts'
import { addTexts } from '../add-texts.ts'

// Imported by what the tracking page shows to the holder of the second secret.
addTexts({ ro: { own_complaint }, en: { own_complaint: english } })
