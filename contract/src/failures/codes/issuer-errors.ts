import type { ErrorRow } from './error-row.ts'

/** The directory of issuers. */
export const issuerErrors = {
  ISSUER_MERGED: {
    status: 409,
    ro: 'Deponentul a fost unit între timp cu „{name}”. Deschideți-l pe acela.',
    en: 'The issuer was merged meanwhile into "{name}". Open that one.',
  },
  ISSUER_ERASED: {
    status: 409,
    ro: 'Datele deponentului au fost șterse; nu mai pot fi schimbate.',
    en: 'The data of the issuer was erased and cannot be changed any more.',
  },
  ISSUER_MERGE_SAME: {
    status: 422,
    ro: 'Un deponent nu se poate uni cu el însuși.',
    en: 'An issuer cannot be merged with itself.',
  },
  ISSUER_MERGE_KINDS: {
    status: 422,
    ro: 'O persoană fizică nu se poate uni cu una juridică.',
    en: 'A natural person cannot be merged with a legal one.',
  },
  ISSUER_MERGE_TOO_LARGE: {
    status: 422,
    ro: 'Ar trebui mutate {count de} documente; o unire mută cel mult {most}. Păstrați-l pe cel cu mai multe documente.',
    en: '{count} documents would have to move; one merge moves at most {most}. Keep the one with more documents.',
  },
  ISSUER_MERGE_UNDONE: {
    status: 409,
    ro: 'Unirea a fost deja anulată de {name}.',
    en: 'The merge was already undone by {name}.',
  },
  ISSUER_MERGED_FURTHER: {
    status: 409,
    ro: 'Între timp „{name}” a fost unit cu „{into}”. Anulați mai întâi acea unire.',
    en: 'Meanwhile "{name}" was merged into "{into}". Undo that merge first.',
  },
  ISSUER_MERGE_FIELDS_CHANGED: {
    status: 409,
    ro: 'Unirea nu se mai poate anula: de atunci s-au schimbat {fields}.',
    en: 'The merge cannot be undone any more: these have changed since: {fields}.',
  },
  ISSUER_MERGE_REFERENCES_MOVED: {
    status: 409,
    ro: 'Unirea nu se mai poate anula: documente mutate de ea au de atunci alt deponent (câte: {count}).',
    en: 'The merge cannot be undone any more: documents it moved have another issuer since (how many: {count}).',
  },
  ISSUER_NOT_PERSON: {
    status: 422,
    ro: 'Dreptul la ștergere este al persoanelor fizice. Datele unei firme se corectează prin modificare.',
    en: 'The right to erasure belongs to natural persons. Data of a company is corrected by changing it.',
  },
  ISSUER_HAS_DOCUMENTS: {
    status: 409,
    ro: 'Datele nu se pot șterge: persoana este sau a fost înscrisă ca deponent pe documente înregistrate (câte: {count}), pe care instituția este obligată să le păstreze (Legea 16/1996; GDPR art. 17 alin. (3) lit. b și d).',
    en: 'The data cannot be erased: the person is or was entered as issuer on registered documents (how many: {count}), which the institution must keep (Law 16/1996; GDPR art. 17(3)(b) and (d)).',
  },
} as const satisfies Record<string, ErrorRow>
