import i18next from 'i18next'
import './i18n.ts'
import { portal as portalEn } from './texts/en/portal.ts'
import { posts as postsEn } from './texts/en/posts.ts'
import { tracking as trackingEn } from './texts/en/tracking.ts'
import { portal } from './texts/ro/portal.ts'
import { posts } from './texts/ro/posts.ts'
import { tracking } from './texts/ro/tracking.ts'

// Imported by the frame around every page of the portal.
i18next.addResourceBundle('ro', 'translation', { portal, posts, tracking }, true, true)
i18next.addResourceBundle(
  'en',
  'translation',
  { portal: portalEn, posts: postsEn, tracking: trackingEn },
  true,
  true,
)
