import { listOutcomes } from './queries/figures.ts'
import { type Report, whole } from './report.ts'

export const outcomesReport: Report = {
  id: 'outcomes',
  group: 'work',
  title: { ro: 'Rezultate și zile până la răspuns', en: 'Outcomes and days to the answer' },
  about: {
    ro: 'Pe tipuri de documente: cum s-au încheiat cele înregistrate în perioadă și în câte zile, în medie.',
    en: 'By document type: how those registered in the period ended, and after how many days on average.',
  },
  right: 'dashboard.statistics',
  asks: ['period'],
  columns: [
    { label: { ro: 'Tip', en: 'Type' }, width: 194 },
    { label: { ro: 'Înregistrate', en: 'Registered' }, width: 66 },
    { label: { ro: 'Favorabil', en: 'Favourable' }, width: 60 },
    { label: { ro: 'Nefavorabil', en: 'Unfavourable' }, width: 66 },
    { label: { ro: 'Parțial', en: 'In part' }, width: 54 },
    { label: { ro: 'Soluționat', en: 'Solved' }, width: 60 },
    { label: { ro: 'Declinat', en: 'Declined' }, width: 58 },
    { label: { ro: 'Clasat', en: 'Filed' }, width: 54 },
    { label: { ro: 'Retras', en: 'Withdrawn' }, width: 54 },
    { label: { ro: 'Deschise', en: 'Open' }, width: 60 },
    { label: { ro: 'Zile, în medie', en: 'Days on average' }, width: 68 },
  ],
  read: async ({ db, span }) => {
    const rows = await listOutcomes(db, span)
    return whole(
      rows.map((row) => ({
        document_id: null,
        cells: [
          row.type,
          row.registered,
          row.favourable,
          row.unfavourable,
          row.partly,
          row.solved,
          row.declined,
          row.filed,
          row.withdrawn,
          row.open,
          row.days ?? '',
        ],
      })),
    )
  },
}
