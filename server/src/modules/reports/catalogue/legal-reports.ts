import { statusLabels } from '@hdoc/contract/documents/status/document-status.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { LegalReport } from '@hdoc/contract/texts/choices.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import { getInstitution } from '../../institutions/index.ts'
import { type LegalForm, marksOf } from '../legal/legal-paper.ts'
import { petitionForm } from '../legal/petition-form.ts'
import { publicInfoForm } from '../legal/public-info-form.ts'
import { listLegalPapers } from '../legal/queries.ts'
import type { Reading } from './queries/reading.ts'
import { byId, type Report } from './report.ts'

const inWork: Text = { ro: 'În lucru', en: 'In work' }

/** The documents of a report of the law, each with the lines that count it. All are counted, whoever asks. */
async function readPapers(report: LegalReport, form: LegalForm, reading: Reading) {
  const { db, span, language, limit } = reading
  const { free_days } = await getInstitution(db)
  const shown = (day: string | null) => (day === null ? '' : formatDate(day))
  const papers = await listLegalPapers(db, report, span, reading)
  return byId(papers, limit, (paper) => ({
    document_id: paper.id,
    cells: [
      paper.number,
      shown(paper.registered_on),
      (paper.closed_with === null ? inWork : statusLabels[paper.closed_with])?.[language] ?? '',
      shown(paper.settled_on),
    ],
    marks: marksOf(form, paper, { freeDays: free_days, until: span.to }),
  }))
}

/** Columns of the table: a line, its article, its figure. */
const columns = [
  { label: { ro: 'Capitol', en: 'Section' }, width: 170 },
  { label: { ro: 'Rubrica', en: 'Line' }, width: 330 },
  { label: { ro: 'Legea și articolul', en: 'Law and article' }, width: 214 },
  { label: { ro: 'Număr', en: 'Number' }, width: 80 },
] as const

export const petitionReport: Report = {
  id: 'petitions',
  group: 'legal',
  title: { ro: 'Raport semestrial de petiții', en: 'Half-yearly report on petitions' },
  about: {
    ro: 'Petițiile înregistrate într-un semestru: cum au sosit, ce s-a făcut cu ele, în ce termen; și cele rămase de dinainte.',
    en: 'Petitions registered in a half year: how they came, what became of them, within which term; and those left from before.',
  },
  law: 'OG 27/2002, art. 14',
  right: 'dashboard.statistics',
  asks: ['half'],
  columns,
  legal: petitionForm,
  read: (reading) => readPapers('petition', petitionForm, reading),
}

export const publicInfoReport: Report = {
  id: 'public_information',
  group: 'legal',
  title: { ro: 'Raport anual de informații publice', en: 'Yearly report on public information' },
  about: {
    ro: 'Solicitările de informații publice dintr-un an, cu refuzurile, termenele și contestările; și cele rămase de dinainte.',
    en: 'Requests for public information of a year, with refusals, terms and disputes; and those left from before.',
  },
  law: 'Legea 544/2001; Norme (HG 123/2002), art. 27',
  right: 'dashboard.statistics',
  asks: ['year'],
  columns,
  legal: publicInfoForm,
  read: (reading) => readPapers('544', publicInfoForm, reading),
}
