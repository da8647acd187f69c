import type { ErrorRow } from './error-row.ts'

/** Documents that people hand in online („documente depuse”). */
export const submissionErrors = {
  SUBMISSION_STATUS: {
    status: 409,
    ro: 'Documentul depus are starea „{status}” și nu mai poate fi {act}.',
    en: 'The submitted document has the status "{status}" and can no longer be {act}.',
  },
  SUBMISSION_REGISTER: {
    status: 409,
    ro: 'Tipul documentului nu are un registru deschis: acceptați-l singur și alegeți registrul.',
    en: 'The type of the document has no open register: accept it alone and choose the register.',
  },
  SUBMISSION_REQUEST_OVER: {
    status: 409,
    ro: 'Instituția nu mai așteaptă completarea. Depuneți din nou sau scrieți-i.',
    en: 'The institution no longer waits for the completion. Hand it in again or write to it.',
  },
} as const satisfies Record<string, ErrorRow>
