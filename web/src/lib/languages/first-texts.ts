import { login } from '../texts/ro/login.ts'
import { messages } from '../texts/ro/messages.ts'
import { pages } from '../texts/ro/pages.ts'
import { words } from '../texts/ro/words.ts'

/**
 * The texts of sign-in, in the language that stands in for every other one. The other texts come with the portal
 * (portal-texts.ts) and with the shell (shell-texts.ts), those of sign-in in another language by first-bundle.ts.
 */
export const firstTexts = { common: words, login, messages, pages }
