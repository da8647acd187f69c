import type { Text } from '../texts/languages.ts'

/** What the trail records of imports. Rows that they make have the entries of their own screens. */
export const importActivity: Readonly<Record<string, Text>> = {
  'import.begun': { ro: 'Import început', en: 'Import begun' },
  'import.started': { ro: 'Import pornit', en: 'Import started' },
  'import.discarded': { ro: 'Import abandonat', en: 'Import discarded' },
  'import.cancelled': { ro: 'Oprirea unui import cerută', en: 'Stopping an import asked for' },
  'import.stopped': { ro: 'Import oprit și desfăcut', en: 'Import stopped and undone' },
  'import.done': { ro: 'Import încheiat', en: 'Import ended' },
  'import.failed': { ro: 'Import nereușit', en: 'Import failed' },
  'import.undo_started': { ro: 'Desfacerea unui import cerută', en: 'Undoing an import asked for' },
  'import.undone': { ro: 'Import desfăcut', en: 'Import undone' },
  'import.archive_added': { ro: 'Arhivă adăugată la import', en: 'Archive added to an import' },
  'import.archive_removed': { ro: 'Arhivă scoasă din import', en: 'Archive removed from an import' },
  'import.refused_taken': { ro: 'Rânduri refuzate descărcate', en: 'Refused rows downloaded' },
}
