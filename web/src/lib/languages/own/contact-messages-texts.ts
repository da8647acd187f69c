import { contact_messages as english } from '../../texts/en/contact-messages.ts'
import { contact_messages } from '../../texts/ro/contact-messages.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the staff's pages of messages.
addTexts({ ro: { contact_messages }, en: { contact_messages: english } })
