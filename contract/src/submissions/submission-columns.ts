import { column } from '../calls/columns.ts'
import { submissionStatusLabels } from './submission-status.ts'

/** What the queue of submitted documents shows, and what one may filter and sort by. */
export const submissionColumns = {
  name: column.text({ ro: 'Deponent', en: 'Person' }),
  doc_type: column.reference({ ro: 'Tip', en: 'Type' }, 'doc_type'),
  subject: column.text({ ro: 'Despre ce este', en: 'What it is about' }),
  status: column.choice({ ro: 'Stare', en: 'Status' }, submissionStatusLabels),
  confirmed_at: column.date({ ro: 'Depus', en: 'Handed in' }),
  number: column.text({ ro: 'Număr', en: 'Number' }),
  group: column.reference({ ro: 'Compartiment', en: 'Department' }, 'user_group', { hidden: true }),
}
