import type { CountedNoun } from '@hdoc/contract/ro/plural.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'

const noun = (ro: [string, string], en: [string, string]): CountedNoun => ({
  ro: { one: ro[0], many: ro[1] },
  en: { one: en[0], many: en[1] },
})

export const bookNouns = {
  lines: noun(['poziție', 'poziții'], ['line', 'lines']),
  pages: noun(['pagină', 'pagini'], ['page', 'pages']),
  volumes: noun(['volum', 'volume'], ['volume', 'volumes']),
  documents: noun(
    ['document înregistrat și neanulat', 'documente înregistrate și neanulate'],
    ['document registered and not annulled', 'documents registered and not annulled'],
  ),
  annulled: noun(
    ['document înregistrat și apoi anulat', 'documente înregistrate și apoi anulate'],
    ['document registered and annulled later', 'documents registered and annulled later'],
  ),
  further: noun(
    ['număr suplimentar al unui document neanulat', 'numere suplimentare ale unor documente neanulate'],
    ['further number of a document not annulled', 'further numbers of documents not annulled'],
  ),
  further_annulled: noun(
    ['număr suplimentar al unui document anulat', 'numere suplimentare ale unor documente anulate'],
    ['further number of an annulled document', 'further numbers of annulled documents'],
  ),
  reserved: noun(
    ['număr rezervat și nefolosit', 'numere rezervate și nefolosite'],
    ['reserved number, not used', 'reserved numbers, not used'],
  ),
  released: noun(
    ['număr rezervat și apoi eliberat, fără document', 'numere rezervate și apoi eliberate, fără document'],
    ['number reserved and released, without a document', 'numbers reserved and released, without a document'],
  ),
} satisfies Record<string, CountedNoun>

export const bookTexts = {
  of_all: { ro: 'REGISTRU DE INTRARE-IEȘIRE', en: 'REGISTER OF INCOMING AND OUTGOING DOCUMENTS' },
  of_intrare: { ro: 'REGISTRU DE INTRARE', en: 'REGISTER OF INCOMING DOCUMENTS' },
  of_iesire: { ro: 'REGISTRU DE IEȘIRE', en: 'REGISTER OF OUTGOING DOCUMENTS' },
  of_interne: { ro: 'REGISTRU DE DOCUMENTE INTERNE', en: 'REGISTER OF INTERNAL DOCUMENTS' },
  of_secondary: { ro: 'REGISTRU SECUNDAR', en: 'SECONDARY REGISTER' },
  period: { ro: 'Perioada: {from} – {to}', en: 'Period: {from} – {to}' },
  volume: { ro: 'Volumul {volume} din {volumes}', en: 'Volume {volume} of {volumes}' },
  page: {
    ro: 'Volumul {volume} din {volumes} · pagina {page}',
    en: 'Volume {volume} of {volumes} · page {page}',
  },
  holds: {
    ro: '{lines}, de la poziția {first} la poziția {last}: nr. {from} – {to}',
    en: '{lines}, from line {first} to line {last}: no. {from} – {to}',
  },
  empty: {
    ro: 'Registrul nu a dat niciun număr în această perioadă.',
    en: 'The register gave no number in this period.',
  },
  made: {
    ro: 'Situația din {date}, ora {time}. Întocmit de {who}.',
    en: 'As it stood on {date} at {time}. Made by {who}.',
  },
  masked: {
    ro: '{lines} cu acces restricționat: numărul și data sunt redate, conținutul nu, după drepturile persoanei care a făcut cartea.',
    en: '{lines} with restricted access: number and date are shown, the contents are not, by the rights of who made the book.',
  },
  law: {
    ro: 'Întocmit potrivit Instrucțiunilor privind activitatea de arhivă la creatorii și deținătorii de documente, aprobate prin Ordinul de zi nr. 217/1996 al Arhivelor Naționale.',
    en: 'Made under the Instructions on archives of creators and holders of documents, approved by Order 217/1996 of the National Archives.',
  },
  closing: { ro: 'PROCES-VERBAL DE ÎNCHIDERE', en: 'CLOSING MINUTE' },
  closing_what: {
    ro: 'Încheiat astăzi, {date}, la închiderea registrului „{register}” ({code}), ținut de {institution} în perioada {from} – {to}.',
    en: 'Drawn up today, {date}, at the closing of the register "{register}" ({code}), kept by {institution} from {from} to {to}.',
  },
  extract: { ro: 'EXTRAS DIN REGISTRU', en: 'EXTRACT FROM THE REGISTER' },
  extract_what: {
    ro: 'Extras din registrul „{register}” ({code}), ținut de {institution}, pentru perioada {from} – {to}, făcut la {date}. Perioada nu s-a încheiat: registrul continuă, iar procesul-verbal de închidere se întocmește după ultima ei zi.',
    en: 'Extract from the register "{register}" ({code}), kept by {institution}, for {from} to {to}, made on {date}. The period is not over: the register goes on, and its closing minute is drawn up after the last day.',
  },
  whole: { ro: 'Registrul are {volumes} și {lines}.', en: 'The register has {volumes} and {lines}.' },
  of_volume: {
    ro: 'Volumul {volume}: {pages}, {lines}, nr. {from} – {to}.',
    en: 'Volume {volume}: {pages}, {lines}, no. {from} – {to}.',
  },
  series: {
    ro: 'Seria {series}: de la nr. {from} la nr. {to}, {lines}, fără numere lipsă.',
    en: 'Series {series}: from no. {from} to no. {to}, {lines}, no number missing.',
  },
  series_gaps: {
    ro: 'Seria {series}: de la nr. {from} la nr. {to}, {lines}; numere lipsă: {missing}.',
    en: 'Series {series}: from no. {from} to no. {to}, {lines}; numbers missing: {missing}.',
  },
  series_history: {
    ro: 'Seria {series}, preluată din alt sistem: de la nr. {from} la nr. {to}, {lines}; numere care lipseau acolo: {missing}; numere repetate acolo: {repeated}.',
    en: 'Series {series}, taken over from another system: from no. {from} to no. {to}, {lines}; numbers missing there: {missing}; numbers repeated there: {repeated}.',
  },
  of_which: {
    ro: 'Fiecare poziție este numărată o singură dată: {counts}. În total: {lines}.',
    en: 'Each line is counted once: {counts}. In all: {lines}.',
  },
  made_by: { ro: 'Întocmit', en: 'Drawn up by' },
  secretary: { ro: 'Secretar general', en: 'Secretary general' },
  head: { ro: 'Conducătorul instituției', en: 'Head of the institution' },
  stamp: { ro: 'L.S.', en: 'Seal' },
  hidden: { ro: '[acces restricționat]', en: '[restricted access]' },
  reserved: { ro: 'Număr rezervat de {by} la {on}.', en: 'Number reserved by {by} on {on}.' },
  reserved_for: {
    ro: 'Număr rezervat de {by} la {on}: {note}',
    en: 'Number reserved by {by} on {on}: {note}',
  },
  not_used: { ro: 'Rezervat, nefolosit', en: 'Reserved, not used' },
  annulled: { ro: 'Anulat la {on} de {by}: {reason}', en: 'Annulled on {on} by {by}: {reason}' },
  test: { ro: 'TEST', en: 'TEST' },
  main: { ro: 'nr. principal {number}', en: 'main no. {number}' },
  further: { ro: 'și cu nr. {numbers}', en: 'also no. {numbers}' },
} as const satisfies Record<string, Text>

/** The columns of the register (Order 217/1996), before them the position in the book. Widths in points, of 794. */
export const bookColumns = [
  { name: 'position', width: 26, label: { ro: 'Poz.', en: 'Line' } },
  { name: 'number', width: 68, label: { ro: 'Nr. de înregistrare', en: 'Registration number' } },
  { name: 'date', width: 46, label: { ro: 'Data', en: 'Date' } },
  { name: 'external', width: 64, label: { ro: 'Nr. și data emitentului', en: 'Sender’s number and date' } },
  { name: 'sender', width: 86, label: { ro: 'Emitent', en: 'Sender' } },
  { name: 'subject', width: 130, label: { ro: 'Conținutul pe scurt', en: 'Short content' } },
  { name: 'department', width: 70, label: { ro: 'Compartimentul', en: 'Department' } },
  { name: 'dispatched', width: 46, label: { ro: 'Data expedierii', en: 'Dispatched on' } },
  { name: 'outcome', width: 78, label: { ro: 'Modul de soluționare', en: 'Outcome' } },
  { name: 'addressee', width: 78, label: { ro: 'Destinatar', en: 'Addressee' } },
  { name: 'connected', width: 62, label: { ro: 'Nr. la care se conexează', en: 'Connected number' } },
  { name: 'file', width: 40, label: { ro: 'Indicativ dosar', en: 'File code' } },
] as const satisfies readonly { name: string; width: number; label: Text }[]
export type BookColumn = (typeof bookColumns)[number]['name']
