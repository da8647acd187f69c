import type { English } from '../english.ts'
import type { form as ro } from '../ro/form.ts'

export const form: English<typeof ro> = {
  errors: 'There are errors in the form.',
  errors_in_one: 'There is an error in the form:',
  errors_in_other: 'There are {{count}} errors in the form:',
  unsaved: 'You have unsaved changes. Leave the page?',
  unsaved_title: 'Unsaved changes',
  unsaved_dialog: 'You have unsaved changes.',
  saving_title: 'Still saving',
  leave_saving: 'Leave',
  stay: 'Stay',
  leave: 'Discard the changes',
  conflict_reload: 'Reload the data',
  conflict_fields: 'Changed: {{fields}}.',
  conflict_keep: 'Keep what I wrote',
  conflict_keep_note:
    'If you keep what you wrote, the fields you did not change take the present values; check them and save again.',
  conflict_drop: 'Drop what I wrote',
  conflict_note: 'What you wrote here is lost on reloading; copy what you need.',
  choose: '– choose –',
  steps: 'Steps',
  step_of: 'Step {{at}} of {{count}}: {{name}}',
  step_done: 'done',
  step_back: 'Back',
  step_next: 'Continue',
}
