import { type CountedNoun, countOf } from '@hdoc/contract/ro/plural.ts'
import type { Language, Text } from '@hdoc/contract/texts/languages.ts'

export const sheetTexts = {
  title: { ro: 'BORDEROU DE PREDARE-PRIMIRE', en: 'TRANSFER SHEET' },
  draft: { ro: 'CIORNĂ, fără număr', en: 'DRAFT, without a number' },
  annulled: { ro: 'ANULAT', en: 'ANNULLED' },
  number: { ro: 'nr.', en: 'no.' },
  of: { ro: 'din', en: 'of' },
  at: { ro: 'ora', en: 'at' },
  gives: { ro: 'Predă', en: 'Hands over' },
  takes: { ro: 'Primește', en: 'Receives' },
  anybody: { ro: 'orice persoană din compartiment', en: 'anybody of the department' },
  position: { ro: 'Nr.', en: 'No.' },
  code: { ro: 'Cod', en: 'Code' },
  document: { ro: 'Număr și dată', en: 'Number and date' },
  content: { ro: 'Deponent, conținut pe scurt', en: 'Issuer, subject' },
  pages: { ro: 'File', en: 'Pages' },
  annexes: { ro: 'Anexe', en: 'Annexes' },
  received: { ro: 'Primit', en: 'Received' },
  yes: { ro: 'da', en: 'yes' },
  no: { ro: 'nu:', en: 'no:' },
  workcase: { ro: 'dosar', en: 'case' },
  total: { ro: 'Total', en: 'Total' },
  given: { ro: 'Am predat', en: 'Handed over' },
  taken: { ro: 'Am primit', en: 'Received' },
  name: { ro: 'Nume', en: 'Name' },
  when: { ro: 'Data, ora', en: 'Date, time' },
  signature: { ro: 'Semnătura', en: 'Signature' },
  remarks: {
    ro: 'Observații (documente lipsă, alt număr de file, motivul refuzului):',
    en: 'Remarks (missing documents, another number of pages, why refused):',
  },
  scan: {
    ro: 'Scanați codul unui rând ca să primiți documentul; codul din stânga deschide borderoul în HDoc. Originalele trec la primitor numai după confirmare.',
    en: 'Scan the code of a row to receive the document; the code on the left opens the sheet in HDoc. Originals pass to the receiver only once confirmed.',
  },
  page: { ro: 'pagina {page} din {pages}', en: 'page {page} of {pages}' },
  rowAlt: { ro: 'Cod QR al documentului', en: 'QR code of the document' },
  sheetAlt: { ro: 'Cod QR al borderoului', en: 'QR code of the sheet' },
} as const satisfies Record<string, Text>

const DOCUMENTS: CountedNoun = {
  ro: { one: 'document', many: 'documente' },
  en: { one: 'document', many: 'documents' },
}

/** „6 documente”. */
export const documentsText = (count: number, language: Language): string =>
  countOf(count, DOCUMENTS, language)
