import { leaving as english } from '../../../texts/en/leaving.ts'
import { leaving } from '../../../texts/ro/leaving.ts'
import { addTexts } from '../../add-texts.ts'

// Imported by the page of the export, which alone says these texts.
addTexts({ ro: { leaving }, en: { leaving: english } })
