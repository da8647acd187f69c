import type { English } from '../english.ts'
import type { doc_types as ro } from '../ro/doc-types.ts'

export const doc_types: English<typeof ro> = {
  title: 'Document types',
  new: 'New type',
  new_title: 'New document type',
  edit_title: 'Edit the type "{{name}}"',
  view_title: 'Type "{{name}}"',
  empty_title: 'No document types',
  empty_text: 'The type decides the deadline and the suggested register. Create the first one.',
  saved: 'The type "{{name}}" was saved.',
  no_deadline: 'no deadline',
  example: 'Registered today, the deadline would be {{date}}: {{reason}}.',
  part_numbers: 'Numbers and receipt',
  part_work: 'Work and archive',
  part_public: 'Portal and official gazette',
  for_ever: 'for ever',
  version_note:
    'Version {{version}}. A change makes a new version; documents keep the one they were registered with.',
}
