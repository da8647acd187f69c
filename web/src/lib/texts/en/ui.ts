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
}
