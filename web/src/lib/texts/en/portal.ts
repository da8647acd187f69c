import type { English } from '../english.ts'
import type { portal as ro } from '../ro/portal.ts'

export const portal: English<typeof ro> = {
  nav: 'Portal',
  news: 'News',
  track: 'Track a request',
  sign_in: 'Sign in',
  to_dashboard: 'My dashboard',
  change_language: 'Română',
  hero_title: 'How can we help you?',
  hero_text: 'See where your request stands, without an account and without a trip to the counter.',
  track_text: 'With the code on the registration receipt.',
  code: 'Tracking code',
  code_help: 'You find it on the registration receipt, next to the QR code.',
  code_needed: 'Enter the tracking code.',
  show: 'Show the status',
  all_news: 'All news',
  no_news: 'There is no news yet.',
  no_news_text: 'The announcements of the institution will appear here.',
  complaint: 'Report a problem',
  complaint_text: 'A pothole, a lamp that is out, waste: say where, with a photo. You need no account.',
  contact: 'Opening hours and contact',
  address: 'Address',
  on_map: 'On the map',
  phone: 'Phone',
  email: 'E-mail',
  write: 'Write to us',
}
