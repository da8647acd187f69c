import { login as loginEn } from '../texts/en/login.ts'
import { messages as messagesEn } from '../texts/en/messages.ts'
import { pages as pagesEn } from '../texts/en/pages.ts'
import { words as wordsEn } from '../texts/en/words.ts'
import { login } from '../texts/ro/login.ts'
import { messages } from '../texts/ro/messages.ts'
import { pages } from '../texts/ro/pages.ts'
import { words } from '../texts/ro/words.ts'

/**
 * The texts of sign-in. The other texts come with the portal (portal-texts.ts) and with the shell
 * (shell-texts.ts).
 */
export const firstTexts = {
  ro: { common: words, login, messages, pages },
  en: {
    common: wordsEn,
    login: loginEn,
    messages: messagesEn,
    pages: pagesEn,
  },
}
