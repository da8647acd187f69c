import { common as commonEn } from './en/common.ts'
import { login as loginEn } from './en/login.ts'
import { messages as messagesEn } from './en/messages.ts'
import { pages as pagesEn } from './en/pages.ts'
import { portal as portalEn } from './en/portal.ts'
import { posts as postsEn } from './en/posts.ts'
import { tracking as trackingEn } from './en/tracking.ts'
import { ui as uiEn } from './en/ui.ts'
import { common } from './ro/common.ts'
import { login } from './ro/login.ts'
import { messages } from './ro/messages.ts'
import { pages } from './ro/pages.ts'
import { portal } from './ro/portal.ts'
import { posts } from './ro/posts.ts'
import { tracking } from './ro/tracking.ts'
import { ui } from './ro/ui.ts'

/** What sign-in and the portal say; everything else comes with the shell (../all-texts.ts). */
export const firstTexts = {
  ro: { common, login, messages, pages, portal, posts, tracking, ui },
  en: {
    common: commonEn,
    login: loginEn,
    messages: messagesEn,
    pages: pagesEn,
    portal: portalEn,
    posts: postsEn,
    tracking: trackingEn,
    ui: uiEn,
  },
}
