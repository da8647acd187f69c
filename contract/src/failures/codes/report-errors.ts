import type { ErrorRow } from './error-row.ts'

/** What may be said of reports. */
export const reportErrors = {
  REPORT_ENDED: {
    status: 409,
    ro: 'Raportul nu se mai pregătește.',
    en: 'The report is not being made any more.',
  },
  REPORT_NOT_READY: {
    status: 409,
    ro: 'Raportul nu este gata sau a fost șters după trecerea termenului. Cereți-l din nou.',
    en: 'The report is not ready, or was removed after its time. Ask for it again.',
  },
  NOT_COUNTED: {
    status: 409,
    ro: 'Tipul documentului nu este marcat pentru niciun raport legal.',
    en: 'The type of the document is marked for no report of the law.',
  },
} as const satisfies Record<string, ErrorRow>
