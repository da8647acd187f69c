import { activity as english } from '../../../texts/en/activity.ts'
import { activity } from '../../../texts/ro/activity.ts'
import { addTexts } from '../../add-texts.ts'

// Imported by what is shown of the journal, which alone says these texts.
addTexts({ ro: { activity }, en: { activity: english } })
