import { settling as english } from '../../texts/en/settling.ts'
import { settling } from '../../texts/ro/settling.ts'
import { addTexts } from '../add-texts.ts'

// Imported by what is shown of approvals, signatures, readings and closing, which alone says these texts.
addTexts({ ro: { settling }, en: { settling: english } })
