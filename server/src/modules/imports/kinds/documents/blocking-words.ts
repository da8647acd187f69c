import type { Text } from '@hdoc/contract/texts/languages.ts'

const reasons: Readonly<Record<string, Text>> = {
  changed: { ro: 'a fost modificat după import', en: 'was changed after the import' },
  files: { ro: 'i s-au adăugat fișiere', en: 'files were added to it' },
  files_used: {
    ro: 'un fișier al lui a fost schimbat sau este folosit',
    en: 'a file of it was changed or is used',
  },
  document_links: { ro: 'este conectat cu alt document', en: 'is connected with another document' },
  document_comments: { ro: 'are comentarii', en: 'has comments' },
  case_documents: { ro: 'stă într-un dosar', en: 'stands in a case' },
  cases: { ro: 'de la el a pornit un dosar', en: 'began a case' },
  further_numbers: {
    ro: 'are un număr suplimentar în alt registru',
    en: 'has a further number in another register',
  },
  transfer_rows: { ro: 'stă pe un borderou', en: 'stands on a sheet' },
  dispatches: { ro: 'a fost expediat', en: 'was dispatched' },
  approval_requests: { ro: 'este la aprobat sau la semnat', en: 'is at approval or signing' },
  gazette_entries: { ro: 'este publicat în monitorul oficial', en: 'is published in the gazette' },
  document_batch_items: { ro: 'a fost într-o modificare de mai multe', en: 'was in a change of many' },
}
const other: Text = {
  ro: 'altceva din aplicație îl folosește',
  en: 'something else in the application uses it',
}

/** Why a document of history cannot leave, in words; `reason` is what the database names. */
export const whyHeld = (reason: string): Text => reasons[reason] ?? other
