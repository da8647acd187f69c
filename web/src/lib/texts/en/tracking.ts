import type { English } from '../english.ts'
import type { tracking as ro } from '../ro/tracking.ts'

export const tracking: English<typeof ro> = {
  title: 'Track a request',
  intro: 'Enter the code on the registration receipt.',
  number: 'Registration number',
  registered_on: 'Registered on',
  institution: 'Institution',
  status: 'Status',
  next: 'What comes next',
  deadline: 'Answer due',
  no_deadline: 'no deadline',
  test: 'A test document, not valid.',
  history: 'History',
  unknown: 'The code was not found',
  another: 'Another request',
}
