import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { countOverdue, listOverdue } from './queries/open-documents.ts'
import { byId, type Report } from './report.ts'

export const overdueReport: Report = {
  id: 'overdue',
  group: 'work',
  title: { ro: 'Termene depășite', en: 'Overdue' },
  about: {
    ro: 'Documentele deschise al căror termen a trecut, cu zilele de întârziere și cine lucrează la ele.',
    en: 'Open documents whose deadline has passed, by how many days, and who works on them.',
  },
  right: 'dashboard.statistics',
  asks: ['department'],
  columns: [
    { label: { ro: 'Nr. de înregistrare', en: 'Registration number' }, width: 110 },
    { label: { ro: 'Data', en: 'Date' }, width: 64 },
    { label: { ro: 'Tip', en: 'Type' }, width: 180 },
    { label: { ro: 'Compartiment', en: 'Department' }, width: 140 },
    { label: { ro: 'Lucrează', en: 'Worked by' }, width: 160 },
    { label: { ro: 'Termen', en: 'Deadline' }, width: 64 },
    { label: { ro: 'Zile peste', en: 'Days over' }, width: 76 },
  ],
  count: countOverdue,
  read: async (reading) =>
    byId(await listOverdue(reading), reading.limit, (row) => ({
      document_id: row.id,
      cells: [
        row.number,
        formatDate(row.registered_on),
        row.type,
        row.department ?? '',
        row.people ?? '',
        formatDate(row.deadline_on),
        row.days,
      ],
    })),
}
