import type { English } from '../english.ts'
import type { dashboard as ro } from '../ro/dashboard.ts'

export const dashboard: English<typeof ro> = {
  hello: 'Hello, {{name}}',
  registered_today: 'Registered today',
  average: 'daily average {{figure}}',
  due_soon: 'Due within 7 days',
  open: 'of {{figure}} open',
  overdue: 'Overdue',
  overdue_none: 'everything is on time',
  overdue_some: 'to be solved first',
  total_open: 'Open',
  total_open_text: 'not solved yet',
  due: 'Need attention',
  due_empty: 'Nothing is due soon',
  due_empty_text: 'Documents that are overdue or due within 7 days appear here.',
  mine: 'My last registrations',
  mine_empty: 'You have not registered documents yet',
  mine_empty_text: 'Documents that you register appear here, newest first.',
  per_day: 'Registrations per day',
  as_table: 'Show as a table',
  as_chart: 'Show as a chart',
  day: 'Day',
  count: 'Documents',
  number: 'Number',
  issuer: 'Issuer',
  description: 'Short description',
  deadline: 'Deadline',
  status: 'Status',
  no_institution: 'You have not chosen an institution',
  no_institution_text:
    'The dashboard shows the data of an institution. Here the catalogue of the platform is managed.',
}
