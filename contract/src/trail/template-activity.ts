import type { Text } from '../texts/languages.ts'

/** What the trail records of templates. */
export const templateActivity: Readonly<Record<string, Text>> = {
  'template.created': { ro: 'Text de răspuns adăugat', en: 'Text of answers added' },
  'template.updated': { ro: 'Șablon modificat', en: 'Template changed' },
  'template.reset': {
    ro: 'Șablon readus la textul platformei',
    en: 'Template set back to the platform’s text',
  },
  'template.letter_put': { ro: 'Foaie Word încărcată', en: 'Word paper uploaded' },
  'template.letter_removed': { ro: 'Foaie Word scoasă', en: 'Word paper removed' },
  'template.deleted': { ro: 'Text de răspuns șters', en: 'Text of answers deleted' },
}
