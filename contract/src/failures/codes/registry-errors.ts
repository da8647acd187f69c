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
  NUMBERS_ON_HOLD: {
    status: 423,
    ro: 'Datele instituției sunt într-o stare mai veche decât cea cunoscută. Nu se dau numere până când un administrator confirmă această stare, cu un motiv, în pagina „Jurnal”.',
    en: 'The data of the institution is in an older state than was known. No numbers are given until an administrator confirms this state, with a reason, on the page of the trail.',
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
  EXPORT_UNDER_WAY: {
    status: 409,
    ro: 'Un export al instituției se pregătește deja. Așteptați-l sau opriți-l.',
    en: 'An export of the institution is being made already. Wait for it, or stop it.',
  },
  EXPORT_ENDED: {
    status: 409,
    ro: 'Exportul s-a încheiat deja.',
    en: 'The export has ended already.',
  },
  EXPORT_NOT_READY: {
    status: 409,
    ro: 'Această parte a exportului nu este gata sau a fost ștearsă.',
    en: 'This part of the export is not ready, or was removed.',
  },
  EXPORT_LOCKED: {
    status: 403,
    ro: 'Confirmați din nou cine sunteți, apoi descărcați părțile exportului.',
    en: 'Confirm again who you are, then download the parts of the export.',
  },
  BOOK_UNDER_WAY: {
    status: 409,
    ro: 'O carte a acestui registru se pregătește deja. Așteptați-o sau opriți-o.',
    en: 'A book of this register is being made already. Wait for it, or stop it.',
  },
  BOOK_ENDED: {
    status: 409,
    ro: 'Cartea de registru nu se mai pregătește.',
    en: 'The register book is not being made any more.',
  },
  BOOK_NOT_READY: {
    status: 409,
    ro: 'Fișierul nu există încă sau a fost șters după trecerea termenului. Faceți cartea din nou.',
    en: 'The file is not there yet, or was removed after its time. Make the book again.',
  },
  BOOK_RIGHTS_CHANGED: {
    status: 409,
    ro: 'Volumul cuprinde documente pe care nu le puteți vedea. Faceți cartea din nou, cu drepturile dumneavoastră de acum.',
    en: 'The volume holds documents that you may not see. Make the book again, with your rights as they are now.',
  },
  DOCUMENT_ANNULLED: {
    status: 409,
    ro: 'Documentul este anulat și nu mai poate fi schimbat.',
    en: 'The document is annulled and cannot be changed any more.',
  },
  DOCUMENT_DELETED: {
    status: 409,
    ro: 'Documentul de test a fost șters și nu i se mai poate adăuga nimic.',
    en: 'The test document was deleted and nothing can be added to it any more.',
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
  FILE_NOT_PDF: { status: 422, ro: 'Numai fișierele PDF se ștampilează.', en: 'Only PDF files are stamped.' },
  STAMP_TOO_BIG: {
    status: 422,
    ro: 'Se ștampilează fișiere de cel mult {limit} MB.',
    en: 'Files of at most {limit} MB are stamped.',
  },
  PDF_ENCRYPTED: {
    status: 422,
    ro: 'Fișierul este protejat cu parolă și nu se poate ștampila. Adăugați o copie fără parolă.',
    en: 'The file is protected by a password and cannot be stamped. Add a copy without password.',
  },
  PDF_UNREADABLE: {
    status: 422,
    ro: 'Fișierul PDF este deteriorat și nu se poate ștampila.',
    en: 'The PDF file is damaged and cannot be stamped.',
  },
  PDF_TOO_HEAVY: {
    status: 422,
    ro: 'Fișierul PDF cere prea mult timp sau prea multă memorie și nu se poate ștampila.',
    en: 'The PDF file takes too much time or memory and cannot be stamped.',
  },
  COMMENT_TOO_OLD: {
    status: 409,
    ro: 'Un comentariu se poate modifica numai în primele {minutes de} minute.',
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
  BATCH_TOO_LARGE: {
    status: 422,
    ro: 'Un lot are cel mult {most de} documente. Restrângeți filtrul și încercați din nou.',
    en: 'A batch has at most {most} documents. Narrow the filter and try again.',
  },
  BATCH_EMPTY: {
    status: 422,
    ro: 'Niciun document ales nu se poate schimba.',
    en: 'None of the chosen documents can be changed.',
  },
  BATCH_UNDO_OVER: {
    status: 409,
    ro: 'Un lot se poate anula numai în primele {minutes de} minute de la terminare.',
    en: 'A batch can be undone in the first {minutes} minutes after its end only.',
  },
  SAME_VALUE: {
    status: 409,
    ro: 'Documentul are deja această valoare.',
    en: 'The document has this value already.',
  },
  HISTORY_REGISTER: {
    status: 409,
    ro: 'Un registru istoric rămâne închis: păstrează numerele altui sistem și nu dă numere.',
    en: 'A register of history stays closed: it keeps the numbers of another system and gives none.',
  },
  PERSON_WITHOUT_ACCESS: {
    status: 403,
    ro: 'Persoana care a pornit lotul nu mai are cont activ.',
    en: 'The person who started the batch has no active account any more.',
  },
  NOT_A_TEST: {
    status: 409,
    ro: 'Documentul nu este de test: numărul și conținutul lui rămân. Se poate doar anula.',
    en: 'The document is no test document: its number and content stay. It can only be annulled.',
  },
  DELETE_MODE_OFF: {
    status: 403,
    ro: 'Modul ștergere nu este pornit: documentele de test se înregistrează și se șterg numai cât timp este pornit.',
    en: 'Delete mode is off: test documents are registered and deleted only while it is on.',
  },
  TRACKING_NOT_FOUND: {
    status: 404,
    ro: 'Codul de urmărire nu există. Verificați codul de pe dovada de înregistrare.',
    en: 'The tracking code does not exist. Check the code on the registration receipt.',
  },
  BROADCAST_OF_OTHERS: {
    status: 403,
    ro: 'Documentul nu v-a fost adus la cunoștință: luarea la cunoștință o confirmă cei anunțați.',
    en: 'The document was not broadcast to you: those who were told confirm having read it.',
  },
} as const satisfies Record<string, ErrorRow>
