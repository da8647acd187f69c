import type { ErrorRow } from './error-row.ts'

/** Complaints („sesizări”). */
export const complaintErrors = {
  COMPLAINT_STATUS: {
    status: 409,
    ro: 'Sesizarea are starea „{status}” și nu mai poate fi {act}.',
    en: 'The complaint has the status "{status}" and can no longer be {act}.',
  },
  COMPLAINT_ENDED: {
    status: 409,
    ro: 'Sesizarea are starea „{status}” și nu mai primește completări.',
    en: 'The complaint has the status "{status}" and takes nothing more.',
  },
  COMPLAINT_SUPPORT_OVER: {
    status: 409,
    ro: 'Sesizarea la care vă alăturați nu mai este în lucru. Dacă problema există încă, faceți o sesizare nouă.',
    en: 'The complaint that you join is worked on no longer. If the problem is still there, file a new complaint.',
  },
  COMPLAINT_MESSAGES: {
    status: 409,
    ro: 'Ați trimis deja {most de} completări. Sunați la instituție.',
    en: 'You have sent {most} additions already. Call the institution.',
  },
  COMPLAINT_NO_NUMBER: {
    status: 409,
    ro: 'Sesizarea nu are încă număr de înregistrare. {why}',
    en: 'The complaint has no registration number yet. {why}',
  },
  COMPLAINT_NUMBERED: {
    status: 409,
    ro: 'Sesizarea are deja număr de înregistrare.',
    en: 'The complaint has a registration number already.',
  },
  COMPLAINT_JOINED: {
    status: 409,
    ro: 'Sesizarea este conexată la {number}: se lucrează și se încheie odată cu aceasta.',
    en: 'The complaint is joined to {number}: it is worked on and ends together with that one.',
  },
  COMPLAINT_NOT_JOINED: {
    status: 409,
    ro: 'Sesizarea nu este conexată la alta.',
    en: 'The complaint is not joined to another one.',
  },
  COMPLAINT_JOIN: {
    status: 409,
    ro: 'Se conexează numai sesizări deschise sau în lucru, iar cea principală nu poate fi la rândul ei conexată.',
    en: 'Only complaints that are open or in progress can be joined, and the main one cannot be joined itself.',
  },
  COMPLAINT_REOPEN_LATE: {
    status: 409,
    ro: 'Au trecut peste {days de} zile de la încheiere: sesizarea o mai poate redeschide numai un administrator.',
    en: 'More than {days} days have passed since its end: only an administrator can reopen the complaint.',
  },
  COMPLAINT_CASE_SHARED: {
    status: 409,
    ro: 'Dosarul {number} cuprinde și alte sesizări: închideți-l din pagina dosarului.',
    en: 'The case {number} holds other complaints too: close it from the page of the case.',
  },
  COMPLAINT_PHOTO: {
    status: 422,
    ro: 'Fotografia nu poate fi prelucrată, deci nici arătată public.',
    en: 'The photo cannot be processed, so it cannot be shown publicly.',
  },
} as const satisfies Record<string, ErrorRow>
