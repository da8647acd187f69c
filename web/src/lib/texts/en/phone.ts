import type { English } from '../english.ts'
import type { phone as ro } from '../ro/phone.ts'

export const phone: English<typeof ro> = {
  title: 'Send pages with a phone',
  for_document: 'For document {{number}}',
  for_inbox: 'For the scans of the institution',
  time_one: 'One minute left.',
  time_other: '{{figure}} minutes left.',
  how: 'Photograph the pages one by one, straight and in good light. Press "Send" at the end.',
  take: 'Photograph a page',
  choose: 'Choose from the gallery',
  pages: 'Pages',
  page: 'Page {{n}}',
  up: 'Move page {{n}} up',
  down: 'Move page {{n}} down',
  remove: 'Delete page {{n}}',
  retry: 'Try page {{n}} again',
  sending: 'uploading…',
  send_one: 'Send one page',
  send_other: 'Send {{figure}} pages',
  send_none: 'Send',
  full: 'At most {{figure}} pages in one sending.',
  done_title: 'Sent',
  done: 'The pages have arrived and become one PDF. You may close this page.',
  ended_title: 'Code expired or used',
}
