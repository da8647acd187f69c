import type { ErrorRow } from './error-row.ts'

/** Registers, documents, look-up. */
export const registryErrors = {
  company_not_found: {
    status: 404,
    ro: 'Nu s-au găsit informații despre firmă pentru acest CUI.',
    en: 'Company info not found for the cui.',
  },
  NUMBER_ALREADY_GIVEN: {
    status: 422,
    ro: 'Numărul {number} a fost deja dat; cel mai mic posibil este {least}.',
    en: 'Number {number} was already given; the least possible one is {least}.',
  },
  REGISTER_CLOSED: { status: 422, ro: 'Registrul este închis.', en: 'The register is closed.' },
  REGISTER_FULL: {
    status: 422,
    ro: 'Seria registrului este completă: ultimul număr permis a fost dat.',
    en: 'The series of the register is full: its last number was given.',
  },
  REGISTER_CATEGORY: {
    status: 422,
    ro: 'Registrul nu primește documente din această categorie.',
    en: 'The register does not take documents of this category.',
  },
  REGISTER_SECONDARY: {
    status: 422,
    ro: 'Un registru secundar dă doar numere suplimentare; alegeți un registru principal.',
    en: 'A secondary register gives further numbers only; choose a main register.',
  },
  REGISTER_NO_ACCESS: {
    status: 422,
    ro: 'Nu aveți dreptul să înregistrați în acest registru.',
    en: 'You may not register in this register.',
  },
  NUMBER_NOT_RESERVED: {
    status: 409,
    ro: 'Numărul {number} a fost folosit sau eliberat între timp.',
    en: 'Number {number} was used or released meanwhile.',
  },
  DOCUMENT_ANNULLED: {
    status: 409,
    ro: 'Documentul este anulat și nu mai poate fi schimbat.',
    en: 'The document is annulled and cannot be changed any more.',
  },
  DOCUMENT_CLOSED: {
    status: 409,
    ro: 'Documentul este închis. Redeschideți-l întâi.',
    en: 'The document is closed. Reopen it first.',
  },
  STATUS_NOT_ALLOWED: {
    status: 409,
    ro: 'Din starea „{from}” documentul nu poate trece în „{to}”.',
    en: 'From the status "{from}" the document cannot go to "{to}".',
  },
  COMMENT_TOO_OLD: {
    status: 409,
    ro: 'Un comentariu se poate modifica numai în primele {minutes} de minute.',
    en: 'A comment can be changed in its first {minutes} minutes only.',
  },
  COMMENT_OF_ANOTHER: {
    status: 403,
    ro: 'Comentariul este al altei persoane.',
    en: 'The comment is another person’s.',
  },
  LIST_REFUSED: {
    status: 422,
    ro: 'Nu s-a înregistrat: ați ales ca lista să intre întreagă, iar alte rânduri au erori.',
    en: 'Not registered: you chose that the list goes in whole, and other lines have errors.',
  },
  VIEW_OF_ANOTHER: {
    status: 403,
    ro: 'Vizualizarea este a altei persoane: salvați una proprie.',
    en: 'The view is another person’s: save one of your own.',
  },
  DELETE_MODE_OFF: {
    status: 403,
    ro: 'Ștergerea documentelor de test nu este pornită pentru dumneavoastră.',
    en: 'Deleting test documents is not switched on for you.',
  },
  TRACKING_NOT_FOUND: {
    status: 404,
    ro: 'Codul de urmărire nu există. Verificați codul de pe dovada de înregistrare.',
    en: 'The tracking code does not exist. Check the code on the registration receipt.',
  },
} as const satisfies Record<string, ErrorRow>
