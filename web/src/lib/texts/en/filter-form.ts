import type { English } from '../english.ts'
import type { filter_form as ro } from '../ro/filter-form.ts'

export const filter_form: English<typeof ro> = {
  cnp_whole:
    'A CNP is looked for whole only: the condition on a part of it was left out. Choose “is” or “is one of”.',
  left_out:
    'Left out, as it could not be read: the filter by {{columns}}. The other filters and the search stay.',
  date: 'Write a day that exists, such as 30.11.2026.',
  date_or_word: 'Write a day that exists, such as 30.11.2026, or “today+7”.',
  number: 'Write a whole number, in digits only.',
  text: 'The text is too long.',
  half: 'Fill in this end too.',
  many: 'These are too many values: a filter takes {{most}} at most.',
}
