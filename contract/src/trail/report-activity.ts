import type { Text } from '../texts/languages.ts'

/** Sentences of the trail about reports. */
export const reportActivity = {
  'report.asked': { ro: 'Raport cerut', en: 'Report asked for' },
  'report.made': { ro: 'Raport pregătit', en: 'Report made' },
  'report.failed': { ro: 'Raport nereușit', en: 'Report failed' },
  'report.cancelled': { ro: 'Raport oprit', en: 'Report stopped' },
  'report.remarked': { ro: 'Observații la raport modificate', en: 'Remarks of a report changed' },
  'report.sent': { ro: 'Raport trimis spre aprobare', en: 'Report sent for approval' },
  'report.downloaded': { ro: 'Raport descărcat', en: 'Report downloaded' },
  'report_schedule.created': { ro: 'Trimitere de raport programată', en: 'Sending of a report scheduled' },
  'report_schedule.removed': { ro: 'Trimitere de raport încetată', en: 'Sending of a report ended' },
  'document.legal_facts_saved': {
    ro: 'Date pentru raportul legal completate',
    en: 'Facts for a report of the law filled in',
  },
} as const satisfies Readonly<Record<string, Text>>
