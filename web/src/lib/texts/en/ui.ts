import type { English } from '../english.ts'
import type { ui as ro } from '../ro/ui.ts'

export const ui: English<typeof ro> = {
  load_failed: 'The data could not be loaded',
  breadcrumb: 'Where you are',
  new_document: 'New document',
  not_allowed: 'Not possible: {{reason}}',
  pick_date: 'Pick the date from a calendar',
  date_placeholder: 'DD.MM.YYYY',
  clear: 'Clear',
  nothing_found: 'Nothing found',
  type_to_search: 'Type to search',
  institution_unknown: 'No institution',
  files_drop: 'Drop here, paste with Ctrl V or',
  files_choose: 'choose',
  files_limits: 'PDF, images, Office, text, e-mail · at most {{mb}} MB each',
  files_list: 'Chosen files',
  file_remove: 'Remove the file {{name}}',
  file_retry: 'Try the file {{name}} again',
  file_progress: '{{percent}} % · {{left}}',
  file_waiting: '{{percent}} %',
  file_done: 'uploaded',
  seconds_left: '{{seconds}} s',
  minutes_left: '{{minutes}} min',
}
