import type { Text } from '../texts/languages.ts'

/** Sentences of the trail about documents that people handed in online. */
export const submissionActivityLabels = {
  'submission.arrived': { ro: 'Document depus online', en: 'Document handed in online' },
  'submission.numbered': { ro: 'Document depus înregistrat', en: 'Submitted document registered' },
  'submission.accepted': { ro: 'Document depus acceptat', en: 'Submitted document accepted' },
  'submission.rejected': { ro: 'Document depus respins', en: 'Submitted document rejected' },
  'submission.closed': { ro: 'Document depus închis', en: 'Submitted document closed' },
  'submission.asked': { ro: 'Completare cerută deponentului', en: 'Completion asked of the person' },
  'submission.completed': { ro: 'Completare primită', en: 'Completion received' },
  'submission.late': { ro: 'Completarea nu a venit la timp', en: 'Completion not received in time' },
  'submission.erased': {
    ro: 'Datele documentului depus șterse',
    en: 'Data of the submitted document erased',
  },
} as const satisfies Readonly<Record<string, Text>>
