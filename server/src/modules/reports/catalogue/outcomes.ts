import { averagesOf } from '@hdoc/contract/statistics/averages.ts'
import { measure } from '@hdoc/contract/statistics/measures.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { answeredByType } from '../../statistics/index.ts'
import { listOutcomes, type OutcomeRow } from './queries/figures.ts'
import { type Cell, type Report, whole } from './report.ts'

type Answered = Statistics['by_type'][0]

const counting = { ro: 'se numără încă', en: 'still being counted' }
const rounded = (days: number | null): Cell => (days === null ? '' : Math.round(days * 10) / 10)

/** What was answered in the period, and after how many days: the measures of the statistics. */
function answerCells(found: Answered | undefined, language: Language, isCounted: boolean): Cell[] {
  if (!isCounted) return [counting[language], '', '']
  if (!found) return [0, '', '']
  const averages = averagesOf(found.now)
  return [
    found.now.answered,
    rounded(averages.days_to_answer),
    found.day_type === 'working' ? rounded(averages.working_days_to_answer) : '',
  ]
}

const noOutcomes = (type_id: number, type: string): OutcomeRow => ({
  type_id,
  type,
  registered: 0,
  favourable: 0,
  unfavourable: 0,
  partly: 0,
  solved: 0,
  declined: 0,
  filed: 0,
  withdrawn: 0,
  open: 0,
})

export const outcomesReport: Report = {
  id: 'outcomes',
  group: 'work',
  title: { ro: 'Rezultate și zile până la răspuns', en: 'Outcomes and days to the answer' },
  about: {
    ro: 'Pe tipuri de documente: cum s-au încheiat cele înregistrate în perioadă, câte s-au închis în perioadă și în câte zile, în medie.',
    en: 'By document type: how those registered in the period ended, how many were closed in it, and after how many days on average.',
  },
  right: 'dashboard.statistics',
  asks: ['period'],
  columns: [
    { label: { ro: 'Tip', en: 'Type' }, width: 130 },
    { label: { ro: 'Înregistrate', en: 'Registered' }, width: 62 },
    { label: { ro: 'Favorabil', en: 'Favourable' }, width: 54 },
    { label: { ro: 'Nefavorabil', en: 'Unfavourable' }, width: 60 },
    { label: { ro: 'Parțial', en: 'In part' }, width: 48 },
    { label: { ro: 'Soluționat', en: 'Solved' }, width: 54 },
    { label: { ro: 'Declinat', en: 'Declined' }, width: 52 },
    { label: { ro: 'Clasat', en: 'Filed' }, width: 46 },
    { label: { ro: 'Retras', en: 'Withdrawn' }, width: 50 },
    { label: { ro: 'Deschise', en: 'Open' }, width: 52 },
    { label: { ro: 'Închise în perioadă', en: 'Closed in the period' }, width: 56 },
    { label: { ro: 'Durata medie, zile', en: 'Average time, days' }, width: 60 },
    { label: measure('working_days_to_answer').label, width: 70 },
  ],
  read: async ({ db, span, language }) => {
    const answered = await answeredByType(db, span)
    const byType = new Map((answered ?? []).map((row) => [row.type.id, row]))
    const outcomes = await listOutcomes(db, span)
    const known = new Set(outcomes.map(({ type_id }) => type_id))
    const others = [...byType.values()].filter(({ type }) => !known.has(type.id))
    const rows = [...outcomes, ...others.map(({ type }) => noOutcomes(type.id, type.name))]
    return whole(
      rows
        .toSorted((a, b) => a.type.localeCompare(b.type, 'ro'))
        .map(({ type_id, type, ...counts }) => ({
          document_id: null,
          cells: [
            type,
            counts.registered,
            counts.favourable,
            counts.unfavourable,
            counts.partly,
            counts.solved,
            counts.declined,
            counts.filed,
            counts.withdrawn,
            counts.open,
            ...answerCells(byType.get(type_id), language, answered !== undefined),
          ],
        })),
    )
  },
}
