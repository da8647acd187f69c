import type { Text } from '../texts/languages.ts'

/** What the trail records of the local official gazette. */
export const gazetteActivity: Readonly<Record<string, Text>> = {
  'gazette_category.created': {
    ro: 'Rubrică adăugată în Monitorul Oficial Local',
    en: 'Heading of the gazette added',
  },
  'gazette_category.updated': {
    ro: 'Rubrică a Monitorului Oficial Local modificată',
    en: 'Heading of the gazette changed',
  },
  'gazette_category.moved': {
    ro: 'Rubrică a Monitorului Oficial Local mutată',
    en: 'Heading of the gazette moved',
  },
  'gazette_category.removed': {
    ro: 'Rubrică a Monitorului Oficial Local ștearsă',
    en: 'Heading of the gazette removed',
  },
  'setting.gazette_changed': {
    ro: 'Regula de publicare în Monitorul Oficial Local schimbată',
    en: 'Rule of publishing in the gazette changed',
  },
  'gazette_entry.created': {
    ro: 'Act pregătit pentru Monitorul Oficial Local',
    en: 'Entry of the gazette prepared',
  },
  'gazette_entry.updated': { ro: 'Ciornă a actului modificată', en: 'Draft of the entry changed' },
  'gazette_entry.file_added': { ro: 'Fișier adăugat la act', en: 'File added to the entry' },
  'gazette_entry.file_dropped': { ro: 'Fișier scos de la act', en: 'File taken off the entry' },
  'gazette_entry.submitted': {
    ro: 'Aprobarea publicării cerută',
    en: 'Approval of the publication asked for',
  },
  'gazette_entry.returned': { ro: 'Act întors la ciornă', en: 'Entry made a draft again' },
  'gazette_entry.scheduled': { ro: 'Publicare programată', en: 'Publication scheduled' },
  'gazette_entry.published': {
    ro: 'Act publicat în Monitorul Oficial Local',
    en: 'Entry published in the gazette',
  },
  'gazette_entry.withdrawn': {
    ro: 'Act retras din Monitorul Oficial Local',
    en: 'Entry withdrawn from the gazette',
  },
  'gazette_entry.erased': {
    ro: 'Act retras, cu conținutul șters definitiv',
    en: 'Entry withdrawn, its words and files erased for good',
  },
  'gazette_entry.discarded': { ro: 'Ciornă a actului aruncată', en: 'Draft of the entry thrown away' },
}
