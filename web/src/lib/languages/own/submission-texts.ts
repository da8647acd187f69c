import { submissions as english } from '../../texts/en/submissions.ts'
import { submissions } from '../../texts/ro/submissions.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the pages of submitted documents, which alone say these texts.
addTexts({ ro: { submissions }, en: { submissions: english } })
