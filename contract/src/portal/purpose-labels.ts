import type { Text } from '../texts/languages.ts'
import type { Purpose } from './consent.ts'

export const purposeLabels: Readonly<Record<Purpose, Text>> = {
  statistics: { ro: 'Statistică', en: 'Statistics' },
  advertising: { ro: 'Publicitate', en: 'Advertising' },
}
