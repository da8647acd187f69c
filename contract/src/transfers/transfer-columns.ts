import { column } from '../calls/columns.ts'
import { sheetStatusLabels, transferDirections } from './transfer-status.ts'

export const transferColumns = {
  number: column.text({ ro: 'Borderou', en: 'Sheet' }),
  status: column.choice({ ro: 'Stare', en: 'Status' }, sheetStatusLabels),
  direction: column.choice({ ro: 'Sens', en: 'Direction' }, transferDirections),
  from: column.reference({ ro: 'De la', en: 'From' }, 'user_group'),
  to: column.reference({ ro: 'Către', en: 'To' }, 'user_group'),
  sent_on: column.date({ ro: 'Trimis la', en: 'Sent on' }),
  sent_by: column.text({ ro: 'Predat de', en: 'Sent by' }),
} as const
