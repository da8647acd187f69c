import { postalKindLabels, shippingMethodLabels } from '@hdoc/contract/dispatches/dispatch-choices.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { getInstitution } from '../../institutions/index.ts'
import { noticeResults, prefectTerm } from './prefect-term.ts'
import { listPrefectActs } from './queries/prefect-acts.ts'
import { byId, type Report } from './report.ts'

type Way = Pick<Awaited<ReturnType<typeof listPrefectActs>>[number], 'method' | 'postal_kind'>

/** How it left; of a letter, what the post office did with it. */
function wayOf({ method, postal_kind }: Way, language: Language): string {
  if (method === null) return ''
  if (postal_kind === null) return shippingMethodLabels[method][language]
  return `${language === 'ro' ? 'Poștă' : 'Post'} · ${postalKindLabels[postal_kind][language]}`
}

export const prefectActsReport: Report = {
  id: 'prefect_acts',
  group: 'registry',
  title: { ro: 'Acte comunicate prefectului', en: 'Acts communicated to the prefect' },
  about: {
    ro: 'Actele din perioadă, de tipurile care se comunică prefectului, în 10 zile lucrătoare. Contează prima expediere către un destinatar cu „prefect” în nume (Instituția Prefectului, Prefectura): a actului, a unui document din dosarul lui sau a adresei la care este anexă.',
    en: 'Acts of the period whose types go to the prefect, within 10 working days. What counts is the first dispatch to an addressee with “prefect” in the name (Instituția Prefectului, Prefectura): of the act, of a document of its case, or of the letter whose annex it is.',
  },
  law: 'Codul administrativ (OUG 57/2019), art. 197',
  right: 'dashboard.statistics',
  asks: ['period'],
  columns: [
    { label: { ro: 'Nr. de înregistrare', en: 'Registration number' }, width: 84 },
    { label: { ro: 'Data', en: 'Date' }, width: 56 },
    { label: { ro: 'Tip', en: 'Type' }, width: 104 },
    { label: { ro: 'Conținut pe scurt', en: 'Short description' }, width: 170 },
    { label: { ro: 'Ultima zi', en: 'Last day' }, width: 56 },
    { label: { ro: 'Expediat', en: 'Sent' }, width: 56 },
    { label: { ro: 'Mod', en: 'How' }, width: 98 },
    { label: { ro: 'Nr. de urmărire', en: 'Tracking number' }, width: 84 },
    { label: { ro: 'Rezultat', en: 'Result' }, width: 86 },
  ],
  read: async (reading) => {
    const { db, today, language, limit } = reading
    const { free_days: freeDays } = await getInstitution(db)
    return byId(await listPrefectActs(reading), limit, (row) => {
      const { lastDay, result } = prefectTerm(
        { actOn: row.registered_on, sentOn: row.sent_on },
        { today, freeDays },
      )
      return {
        document_id: row.id,
        cells: [
          row.number,
          formatDate(row.registered_on),
          row.type,
          row.subject,
          formatDate(lastDay),
          row.sent_on === null ? '' : formatDate(row.sent_on),
          wayOf(row, language),
          row.tracking_number,
          noticeResults[result][language],
        ],
      }
    })
  },
}
