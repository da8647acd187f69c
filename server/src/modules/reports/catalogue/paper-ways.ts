import { dispatchStatusLabels, shippingMethodLabels } from '@hdoc/contract/dispatches/dispatch-choices.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { refusals } from '@hdoc/contract/transfers/transfer-status.ts'
import { listOpenSheets, listSent, listTransfers } from './queries/papers-out.ts'
import { byId, type Report, whole } from './report.ts'

const shown = (day: string | null): string => (day === null ? '' : formatDate(day))
const both = (...names: (string | null)[]): string => names.filter(Boolean).join(' · ')

export const dispatchListReport: Report = {
  id: 'dispatch_list',
  group: 'registry',
  title: { ro: 'Expedieri', en: 'Dispatches' },
  about: {
    ro: 'Ce a plecat în perioadă: cui, cum, când, cu ce confirmare.',
    en: 'What left in the period: to whom, how, when, with which confirmation.',
  },
  right: 'shipping.create',
  asks: ['period'],
  columns: [
    { label: { ro: 'Nr. de înregistrare', en: 'Registration number' }, width: 110 },
    { label: { ro: 'Destinatar', en: 'Addressee' }, width: 204 },
    { label: { ro: 'Mod', en: 'How' }, width: 120 },
    { label: { ro: 'Stare', en: 'State' }, width: 90 },
    { label: { ro: 'Expediat', en: 'Sent' }, width: 70 },
    { label: { ro: 'Confirmat', en: 'Confirmed' }, width: 70 },
    { label: { ro: 'Nr. de urmărire', en: 'Tracking number' }, width: 130 },
  ],
  read: async (reading) =>
    byId(await listSent(reading), reading.limit, (row) => ({
      document_id: row.document_id,
      cells: [
        row.number,
        row.ship_to,
        shippingMethodLabels[row.method][reading.language],
        dispatchStatusLabels[row.status][reading.language],
        shown(row.sent_on),
        shown(row.confirmed_on),
        row.tracking_number,
      ],
    })),
}

export const openSheetsReport: Report = {
  id: 'open_sheets',
  group: 'registry',
  title: { ro: 'Borderouri mai vechi de o zi', en: 'Sheets open for more than a day' },
  about: {
    ro: 'Borderourile trimise înainte de azi și încă neconfirmate, ale compartimentelor dumneavoastră.',
    en: 'Sheets sent before today and not answered yet, of your departments.',
  },
  right: 'transfer.create',
  asks: [],
  columns: [
    { label: { ro: 'Borderou', en: 'Sheet' }, width: 110 },
    { label: { ro: 'Trimis', en: 'Sent' }, width: 70 },
    { label: { ro: 'De la', en: 'From' }, width: 200 },
    { label: { ro: 'Către', en: 'To' }, width: 244 },
    { label: { ro: 'Documente neconfirmate', en: 'Papers not answered' }, width: 100 },
    { label: { ro: 'Zile', en: 'Days' }, width: 70 },
  ],
  read: async (reading) =>
    whole(
      (await listOpenSheets(reading)).map((row) => ({
        document_id: null,
        seen_by: { group_ids: row.group_ids, user_id: row.user_id },
        cells: [row.number, shown(row.sent_on), row.from, both(row.to, row.person), row.waiting, row.days],
      })),
    ),
}

export const transfersReport: Report = {
  id: 'transfers',
  group: 'registry',
  title: { ro: 'Predări între compartimente', en: 'Transfers between departments' },
  about: {
    ro: 'Hârtiile predate în perioadă: de la cine, cui, cine le-a primit sau de ce au fost refuzate.',
    en: 'Papers handed over in the period: from whom, to whom, who took them or why they were refused.',
  },
  right: 'transfer.create',
  asks: ['period'],
  columns: [
    { label: { ro: 'Nr. de înregistrare', en: 'Registration number' }, width: 104 },
    { label: { ro: 'Borderou', en: 'Sheet' }, width: 90 },
    { label: { ro: 'Trimis', en: 'Sent' }, width: 66 },
    { label: { ro: 'De la', en: 'From' }, width: 140 },
    { label: { ro: 'Către', en: 'To' }, width: 154 },
    { label: { ro: 'Răspuns', en: 'Answer' }, width: 120 },
    { label: { ro: 'Motivul refuzului', en: 'Reason of refusal' }, width: 120 },
  ],
  read: async (reading) => {
    const waits = reading.language === 'ro' ? 'Neconfirmat' : 'Not answered'
    return byId(await listTransfers(reading), reading.limit, (row) => ({
      document_id: row.document_id,
      cells: [
        row.number,
        row.sheet,
        shown(row.sent_on),
        row.from,
        both(row.to, row.person),
        row.waits ? waits : row.answered_by,
        both(row.refusal && refusals[row.refusal][reading.language], row.reason),
      ],
    }))
  },
}
