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
  REPORT_PERIOD_OPEN: {
    status: 409,
    ro: 'Se poate trimite după {date}, când perioada se încheie.',
    en: 'It can be sent after {date}, when the period ends.',
  },
  REPORT_MADE_EARLY: {
    status: 409,
    ro: 'Raportul a fost pregătit înainte de sfârșitul perioadei ({date}). Cereți-l din nou și trimiteți-l pe cel nou.',
    en: 'The report was made before the period ended ({date}). Ask for it again and send the new one.',
  },
  REPORT_SENT: {
    status: 409,
    ro: 'Raportul a fost trimis spre aprobare cu numărul {number} și rămâne neschimbat.',
    en: 'The report was sent for approval as {number} and stays unchanged.',
  },
  REPORT_SENT_UNSEEN: {
    status: 409,
    ro: 'Raportul a fost trimis spre aprobare și rămâne neschimbat.',
    en: 'The report was sent for approval and stays unchanged.',
  },
  NOT_COUNTED: {
    status: 409,
    ro: 'Tipul documentului nu este marcat pentru niciun raport legal.',
    en: 'The type of the document is marked for no report of the law.',
  },
} as const satisfies Record<string, ErrorRow>
