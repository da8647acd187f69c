import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { listOpenByPerson } from './queries/open-documents.ts'
import { type Report, whole } from './report.ts'

export const undischargedReport: Report = {
  id: 'undischarged',
  group: 'work',
  title: { ro: 'Nedescărcate, pe compartimente și persoane', en: 'Undischarged, by department and person' },
  about: {
    ro: 'Câte documente deschise are fiecare compartiment și persoană, câte peste termen, de când e cel mai vechi.',
    en: 'How many open documents each department and person has, how many overdue, and how old the oldest is.',
  },
  right: 'dashboard.statistics',
  asks: ['department'],
  columns: [
    { label: { ro: 'Compartiment', en: 'Department' }, width: 230 },
    { label: { ro: 'Persoană', en: 'Person' }, width: 220 },
    { label: { ro: 'Deschise', en: 'Open' }, width: 80 },
    { label: { ro: 'Peste termen', en: 'Overdue' }, width: 88 },
    { label: { ro: 'Fără termen', en: 'Without a deadline' }, width: 88 },
    { label: { ro: 'Cel mai vechi', en: 'Oldest' }, width: 88 },
  ],
  read: async ({ db, today, parameters, language }) => {
    const [nowhere, nobody] =
      language === 'ro'
        ? ['Fără compartiment', 'Nerepartizate unei persoane']
        : ['No department', 'Nobody yet']
    const rows = await listOpenByPerson(db, today, parameters.group_id)
    return whole(
      rows.map((row) => ({
        document_id: null,
        cells: [
          row.department ?? nowhere,
          row.person ?? nobody,
          row.open,
          row.overdue,
          row.without_term,
          formatDate(row.oldest),
        ],
      })),
    )
  },
}
