import { column } from '../calls/columns.ts'
import { complaintOrigins, complaintStatusLabels } from './complaint-status.ts'

/** What the list of complaints shows, and what one may filter and sort by. */
export const complaintColumns = {
  number: column.text({ ro: 'Număr', en: 'Number' }),
  type: column.reference({ ro: 'Tip', en: 'Type' }, 'complaint_type'),
  place: column.text({ ro: 'Unde', en: 'Where' }),
  description: column.text({ ro: 'Ce s-a sesizat', en: 'What was reported' }, { hidden: true }),
  status: column.choice({ ro: 'Stare', en: 'Status' }, complaintStatusLabels),
  deadline_on: column.date({ ro: 'Timp', en: 'Time' }),
  confirmed_at: column.date({ ro: 'Primită', en: 'Received' }, { hidden: true }),
  group: column.reference({ ro: 'Compartiment', en: 'Department' }, 'user_group', { hidden: true }),
  origin: column.choice({ ro: 'Cum a venit', en: 'How it came' }, complaintOrigins, { hidden: true }),
}
