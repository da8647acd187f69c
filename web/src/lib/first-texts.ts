import { login as loginEn } from './texts/en/login.ts'
import { messages as messagesEn } from './texts/en/messages.ts'
import { pages as pagesEn } from './texts/en/pages.ts'
import { portal as portalEn } from './texts/en/portal.ts'
import { posts as postsEn } from './texts/en/posts.ts'
import { tracking as trackingEn } from './texts/en/tracking.ts'
import { ui as uiEn } from './texts/en/ui.ts'
import { words as wordsEn } from './texts/en/words.ts'
import { login } from './texts/ro/login.ts'
import { messages } from './texts/ro/messages.ts'
import { pages } from './texts/ro/pages.ts'
import { portal } from './texts/ro/portal.ts'
import { posts } from './texts/ro/posts.ts'
import { tracking } from './texts/ro/tracking.ts'
import { ui } from './texts/ro/ui.ts'
import { words } from './texts/ro/words.ts'

/** What sign-in and the portal say; everything else comes with the shell (all-texts.ts). */
export const firstTexts = {
  ro: { common: words, login, messages, pages, portal, posts, tracking, ui },
  en: {
    common: wordsEn,
    login: loginEn,
    messages: messagesEn,
    pages: pagesEn,
    portal: portalEn,
    posts: postsEn,
    tracking: trackingEn,
    ui: uiEn,
  },
}
