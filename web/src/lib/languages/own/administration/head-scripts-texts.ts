import { head_scripts as english } from '../../../texts/en/head-scripts.ts'
import { head_scripts } from '../../../texts/ro/head-scripts.ts'
import { addTexts } from '../../add-texts.ts'

// Imported by the settings, which alone say these texts.
addTexts({ ro: { head_scripts }, en: { head_scripts: english } })
