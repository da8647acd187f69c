import { countComplaints, countSubmissions } from './queries/from-outside.ts'
import { type Report, whole } from './report.ts'

export const complaintsReport: Report = {
  id: 'complaints',
  group: 'portal',
  title: { ro: 'Sesizări pe tipuri și localități', en: 'Complaints by type and place' },
  about: {
    ro: 'Câte sesizări au venit în perioadă, de ce fel și de unde, și cum s-au încheiat.',
    en: 'How many complaints came in the period, of which type and from where, and how they ended.',
  },
  right: 'complaint.view',
  asks: ['period'],
  columns: [
    { label: { ro: 'Tip', en: 'Type' }, width: 230 },
    { label: { ro: 'Localitate', en: 'Place' }, width: 194 },
    { label: { ro: 'Primite', en: 'Received' }, width: 70 },
    { label: { ro: 'În lucru', en: 'Open' }, width: 70 },
    { label: { ro: 'Rezolvate', en: 'Resolved' }, width: 74 },
    { label: { ro: 'Neacceptate ori respinse', en: 'Refused' }, width: 86 },
    { label: { ro: 'Peste termen', en: 'Overdue' }, width: 70 },
  ],
  read: async ({ db, span, today, language }) => {
    const nowhere = language === 'ro' ? 'Nemenționată' : 'Not named'
    return whole(
      (await countComplaints(db, span, today)).map((row) => ({
        document_id: null,
        cells: [
          row.type,
          row.locality || nowhere,
          row.received,
          row.open,
          row.resolved,
          row.refused,
          row.overdue,
        ],
      })),
    )
  },
}

export const submissionsReport: Report = {
  id: 'submissions',
  group: 'portal',
  title: { ro: 'Documente depuse online', en: 'Documents handed in online' },
  about: {
    ro: 'Câte documente s-au depus online în perioadă, pe tipuri, și ce s-a făcut cu ele.',
    en: 'How many documents were handed in online in the period, by type, and what became of them.',
  },
  right: 'uploaded_document.view',
  asks: ['period'],
  columns: [
    { label: { ro: 'Tip', en: 'Type' }, width: 394 },
    { label: { ro: 'Depuse', en: 'Handed in' }, width: 80 },
    { label: { ro: 'În așteptare', en: 'Waiting' }, width: 80 },
    { label: { ro: 'Acceptate', en: 'Accepted' }, width: 80 },
    { label: { ro: 'Respinse', en: 'Rejected' }, width: 80 },
    { label: { ro: 'Închise', en: 'Closed' }, width: 80 },
  ],
  read: async ({ db, span }) =>
    whole(
      (await countSubmissions(db, span)).map((row) => ({
        document_id: null,
        cells: [row.type, row.received, row.waiting, row.accepted, row.rejected, row.closed],
      })),
    ),
}
