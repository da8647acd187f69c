import type { ErrorRow } from './error-row.ts'

/** What keeps a dispatch from being changed, and a case from being closed. */
export const dispatchErrors = {
  LETTER_NOT_DRAWN: {
    status: 422,
    ro: 'LibreOffice nu a putut așeza răspunsul pe foaia „{name}”. Alegeți foaia obișnuită sau anunțați administratorul.',
    en: 'LibreOffice could not draw the answer on the paper "{name}". Choose the ordinary page or tell the administrator.',
  },
  DISPATCH_NOT_SENT: {
    status: 409,
    ro: 'Dosarul nu poate fi închis: expedierea documentului {number} către {to} nu a plecat încă.',
    en: 'The case cannot be closed: the dispatch of the document {number} to {to} has not left yet.',
  },
  DISPATCH_NOT_SENT_HIDDEN: {
    status: 409,
    ro: 'Dosarul nu poate fi închis: expedierea unui document cu acces restricționat nu a plecat încă.',
    en: 'The case cannot be closed: the dispatch of a document with restricted access has not left yet.',
  },
  DISPATCH_PREPARED: {
    status: 409,
    ro: 'Documentul are o expediere pregătită, către {to}. Retrageți întâi expedierea, din dosar sau din „Expedieri”.',
    en: 'A dispatch of the document to {to} is prepared. Withdraw the dispatch first, in the case or in "Dispatches".',
  },
  DISPATCH_LEAVING: {
    status: 409,
    ro: 'E-mailul documentului {number} pleacă chiar acum: nu mai poate fi retras. Încercați din nou peste un minut.',
    en: 'The e-mail of the document {number} is leaving at this moment: it cannot be withdrawn. Try again in a minute.',
  },
  DISPATCH_ANNULLED: {
    status: 409,
    ro: 'Documentul {number} este anulat: nu se mai expediază.',
    en: 'The document {number} is annulled: it is not dispatched any more.',
  },
  DISPATCH_STATUS: {
    status: 409,
    ro: 'Expedierea documentului {number} are starea „{status}”, iar acțiunea nu se potrivește cu ea.',
    en: 'The dispatch of the document {number} has the status "{status}", which this action does not fit.',
  },
  DISPATCH_BY_MAIL: {
    status: 409,
    ro: 'E-mailul documentului {number} pleacă singur: starea se schimbă când a plecat.',
    en: 'The e-mail of the document {number} leaves by itself: the status changes when it has left.',
  },
  DISPATCH_UNTRACKED: {
    status: 409,
    ro: 'Documentul {number} nu a plecat prin poștă sau curier: expedierea nu are număr de urmărire.',
    en: 'The document {number} did not leave by post or courier: its dispatch has no tracking number.',
  },
  DISPATCH_REPEATED: {
    status: 409,
    ro: 'Expedierea documentului {number} a fost deja reluată.',
    en: 'The dispatch of the document {number} has been sent again already.',
  },
  DISPATCH_DONE: {
    status: 409,
    ro: 'Expedierea documentului {number} nu este de reluat.',
    en: 'The dispatch of the document {number} is not one to be sent again.',
  },
  ANSWER_NUMBERED: {
    status: 409,
    ro: 'Răspunsul are deja numărul {number}: textul lui nu se mai schimbă. Dacă e greșit, anulați documentul.',
    en: 'The answer has the number {number} already: its text does not change any more. If it is wrong, annul the document.',
  },
  ANSWER_UNNUMBERED: {
    status: 409,
    ro: 'Dați întâi număr răspunsului.',
    en: 'Give the answer its number first.',
  },
  ANSWER_STAMPED: {
    status: 409,
    ro: 'Numărul și data sunt deja pe răspuns.',
    en: 'Number and date are on the answer already.',
  },
  ANSWER_NO_PAPER: {
    status: 409,
    ro: 'Documentul {number} nu mai are fișierul răspunsului.',
    en: 'The document {number} does not have the file of the answer any more.',
  },
  ANSWER_AGREED: {
    status: 409,
    ro: 'Fișierul are deja starea „{status}”.',
    en: 'The file has the status "{status}" already.',
  },
  ANSWER_EMPTY: {
    status: 409,
    ro: 'Scrieți întâi răspunsul.',
    en: 'Write the answer first.',
  },
} as const satisfies Record<string, ErrorRow>
