import type { English } from '../english.ts'
import type { form as ro } from '../ro/form.ts'

export const form: English<typeof ro> = {
  errors: 'There are errors in the form.',
  unsaved: 'You have unsaved changes. Leave the page?',
}
