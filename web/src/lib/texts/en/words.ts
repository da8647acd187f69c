import type { English } from '../english.ts'
import type { words as ro } from '../ro/words.ts'

export const words: English<typeof ro> = {
  skip: 'Skip to content',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  edit: 'Edit',
  add: 'Add',
  delete: 'Delete',
  download: 'Download',
  all: 'All',
  yes: 'Yes',
  no: 'No',
  loading: 'Loading…',
  retry: 'Try again',
  today: 'today',
  tomorrow: 'tomorrow',
  in_days_one: 'in {{figure}} day',
  in_days_other: 'in {{figure}} days',
  late_days_one: '{{figure}} day overdue',
  late_days_other: '{{figure}} days overdue',
  documents_one: '{{figure}} document',
  documents_other: '{{figure}} documents',
  language_ro: 'Română',
  language_en: 'English',
  language: 'Language',
}
