import { listWorkload } from './queries/figures.ts'
import { type Report, whole } from './report.ts'

export const workloadReport: Report = {
  id: 'workload',
  group: 'work',
  title: { ro: 'Încărcarea compartimentelor', en: 'Workload of the departments' },
  about: {
    ro: 'Câte documente au intrat în perioadă, câte dintre ele sunt închise, câte are acum fiecare compartiment.',
    en: 'How many documents came in the period, how many of them are closed, and how many each department has now.',
  },
  right: 'dashboard.statistics',
  asks: ['period'],
  columns: [
    { label: { ro: 'Compartiment', en: 'Department' }, width: 354 },
    { label: { ro: 'Înregistrate în perioadă', en: 'Registered in the period' }, width: 120 },
    { label: { ro: 'Din ele, închise', en: 'Of these, closed' }, width: 110 },
    { label: { ro: 'Deschise acum', en: 'Open now' }, width: 105 },
    { label: { ro: 'Peste termen acum', en: 'Overdue now' }, width: 105 },
  ],
  read: async ({ db, span, today, language }) => {
    const nowhere = language === 'ro' ? 'Fără compartiment' : 'No department'
    const rows = await listWorkload(db, span, today)
    return whole(
      rows.map((row) => ({
        document_id: null,
        cells: [row.department ?? nowhere, row.registered, row.closed, row.open, row.overdue],
      })),
    )
  },
}
