import { users as english } from '../../../texts/en/users.ts'
import { users } from '../../../texts/ro/users.ts'
import { addTexts } from '../../add-texts.ts'

// Imported by the lists of people, which alone say these texts.
addTexts({ ro: { users }, en: { users: english } })
