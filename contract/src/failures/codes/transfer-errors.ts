import type { ErrorRow } from './error-row.ts'

/** Transfers of papers. The codes without capitals are agreed words. */
export const transferErrors = {
  in_transfer: {
    status: 409,
    ro: 'Documentul se află deja într-o predare.',
    en: 'Document already in a transfer',
  },
  other_department: {
    status: 409,
    ro: 'Documentul se află la alt compartiment.',
    en: 'Document is in another department',
  },
  same_department: {
    status: 409,
    ro: 'Predarea nu este necesară: același compartiment și același utilizator.',
    en: 'Department and user are the same',
  },
  PART_PENDING_TRANSFERS: {
    status: 409,
    ro: 'Partea compartimentului nu poate fi închisă: o predare de la el nu este confirmată încă.',
    en: 'The part of the department cannot be closed: what it handed over is not confirmed yet.',
  },
  case_pending_transfers: {
    status: 409,
    ro: 'Dosarul nu poate fi închis: există predări neconfirmate.',
    en: 'Cannot close case because of pending transfers',
  },
  DOCUMENT_ON_WAY: {
    status: 409,
    ro: 'Documentul {document} este într-o predare neconfirmată. Se închide după ce predarea este confirmată sau retrasă.',
    en: 'The document {document} is in a transfer that nobody has confirmed yet. Close it once the transfer is confirmed or withdrawn.',
  },
  transfer_delete: {
    status: 403,
    ro: 'Nu aveți dreptul să ștergeți această predare.',
    en: 'No permission to delete this transfer',
  },
  DOCUMENT_ARCHIVED: {
    status: 409,
    ro: 'Documentul este clasat și nu se mai predă.',
    en: 'The document is filed and is not handed over any more.',
  },
  LABEL_FOREIGN: {
    status: 409,
    ro: 'Eticheta este a altei instituții.',
    en: 'The label belongs to another institution.',
  },
  LABEL_UNKNOWN: {
    status: 404,
    ro: 'Niciun document nu are acest cod sau număr.',
    en: 'No document has this code or number.',
  },
  LABEL_AMBIGUOUS: {
    status: 409,
    ro: 'Mai multe documente au acest număr: scanați eticheta.',
    en: 'Several documents have this number: scan the label.',
  },
  ROW_DOUBLED: {
    status: 409,
    ro: 'Documentul este deja pe borderou.',
    en: 'The document is on the sheet already.',
  },
  NOT_ON_SHEET: {
    status: 409,
    ro: 'Documentul nu este pe acest borderou.',
    en: 'The document is not on this sheet.',
  },
  ROW_ANSWERED: {
    status: 409,
    ro: '{by} a răspuns deja pentru documentul {number}: „{status}”.',
    en: '{by} has already answered for the document {number}: "{status}".',
  },
  SHEET_EMPTY: {
    status: 409,
    ro: 'Niciun document de pe borderou nu se poate preda acum.',
    en: 'None of the documents on the sheet can be handed over now.',
  },
  SHEET_NOT_DRAFT: {
    status: 409,
    ro: 'Borderoul {number} este trimis și nu se mai schimbă.',
    en: 'The sheet {number} has been sent and does not change any more.',
  },
  SHEET_NOT_OPEN: {
    status: 409,
    ro: 'Borderoul are starea „{status}”: nu mai este nimic de confirmat.',
    en: 'The sheet has the status "{status}": there is nothing left to confirm.',
  },
  SHEET_ANSWERED: {
    status: 409,
    ro: 'Borderoul are deja documente confirmate sau refuzate și nu se mai șterge.',
    en: 'Documents of the sheet were accepted or refused already, so it cannot be deleted.',
  },
  SHEET_CHANGED: {
    status: 409,
    ro: 'Documentele de pe borderou s-au schimbat între timp. Încercați din nou.',
    en: 'The documents of the sheet changed meanwhile. Try again.',
  },
  SHEET_FULL: {
    status: 409,
    ro: 'Un borderou are cel mult {most de} documente.',
    en: 'A sheet has {most} documents at most.',
  },
  GROUP_HOLDS_PAPERS: {
    status: 409,
    ro: 'Compartimentul are originale ale unor documente nerezolvate: {numbers} (în total {count}). Predați-le întâi altui compartiment, sau schimbați cine păstrează originalele registrului.',
    en: 'The department has the originals of open documents: {numbers} (in all {count}). Hand them over to another department first, or change who keeps the originals of the register.',
  },
  GROUP_HAS_SHEETS: {
    status: 409,
    ro: 'Compartimentul are borderouri neconfirmate: {numbers} (în total {count}). Confirmați-le sau retrageți-le întâi.',
    en: 'The department has sheets that wait for an answer: {numbers} (in all {count}). Answer or withdraw them first.',
  },
  SHEET_OF_ANOTHER: {
    status: 403,
    ro: 'Borderoul este pentru {who}.',
    en: 'The sheet is for {who}.',
  },
  SHEET_FROM_ANOTHER: {
    status: 403,
    ro: 'Borderoul este al compartimentului {who}.',
    en: 'The sheet belongs to the department {who}.',
  },
  NO_ACTIVE_GROUP: {
    status: 409,
    ro: 'Nu aveți un compartiment activ: alegeți-l în bara de sus.',
    en: 'You have no active department: choose it in the bar at the top.',
  },
} as const satisfies Record<string, ErrorRow>
