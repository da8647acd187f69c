import type { English } from '../english.ts'
import type { doc_types as ro } from '../ro/doc-types.ts'

export const doc_types: English<typeof ro> = {
  no_deadline: 'no deadline',
  example: 'Registered today, the deadline would be {{date}}: {{reason}}.',
  part_numbers: 'Numbers and receipt',
  part_work: 'Work and archive',
  part_public: 'Portal and official gazette',
  for_ever: 'for ever',
  version_note:
    'Version {{version}}. A change makes a new version; documents keep the one they were registered with.',
}
