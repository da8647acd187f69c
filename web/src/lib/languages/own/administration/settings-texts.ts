import { settings as english } from '../../../texts/en/settings.ts'
import { settings } from '../../../texts/ro/settings.ts'
import { addTexts } from '../../add-texts.ts'

// Imported by the settings, by what stands beside them, and by the trail, which names their fields.
addTexts({ ro: { settings }, en: { settings: english } })
