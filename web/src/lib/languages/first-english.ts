import { login } from '../texts/en/login.ts'
import { messages } from '../texts/en/messages.ts'
import { pages } from '../texts/en/pages.ts'
import { words } from '../texts/en/words.ts'

/** The texts of sign-in in English. */
export const firstEnglish = { common: words, login, messages, pages }
