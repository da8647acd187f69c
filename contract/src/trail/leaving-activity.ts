import type { Text } from '../texts/languages.ts'

/** Exports of whole institutions, and institutions that came. */
export const leavingActivity: Readonly<Record<string, Text>> = {
  'institution.export_asked': { ro: 'Exportul instituției cerut', en: 'Export of the institution asked for' },
  'institution.export_made': { ro: 'Exportul instituției pregătit', en: 'Export of the institution made' },
  'institution.export_failed': {
    ro: 'Exportul instituției nereușit',
    en: 'Export of the institution failed',
  },
  'institution.export_cancelled': {
    ro: 'Exportul instituției oprit',
    en: 'Export of the institution stopped',
  },
  'institution.export_unlocked': {
    ro: 'Descărcarea exportului instituției deschisă',
    en: 'Download of the export of the institution opened',
  },
  'institution.export_downloaded': {
    ro: 'Parte din exportul instituției descărcată',
    en: 'Part of the export of the institution downloaded',
  },
  'institution.imported': {
    ro: 'Instituție adusă din altă instalare',
    en: 'Institution brought from another installation',
  },
}
