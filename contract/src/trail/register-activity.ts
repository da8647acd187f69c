import type { Text } from '../texts/languages.ts'

/** What the trail records of registers and their books. */
export const registerActivity: Readonly<Record<string, Text>> = {
  'register.created': { ro: 'Registru adăugat', en: 'Register added' },
  'register.updated': { ro: 'Registru modificat', en: 'Register changed' },
  'register.history_added': { ro: 'Registru istoric adăugat', en: 'Register of history added' },
  'register.closed': { ro: 'Registru închis', en: 'Register closed' },
  'register.reopened': { ro: 'Registru redeschis', en: 'Register reopened' },
  'register.numbers_reserved': { ro: 'Numere rezervate', en: 'Numbers reserved' },
  'register.number_released': { ro: 'Număr rezervat eliberat', en: 'Reserved number released' },
  'register.book_asked': { ro: 'Carte de registru cerută', en: 'Register book asked for' },
  'register.book_made': { ro: 'Carte de registru pregătită', en: 'Register book made' },
  'register.book_cancelled': { ro: 'Carte de registru oprită', en: 'Register book stopped' },
  'register.book_failed': { ro: 'Carte de registru nereușită', en: 'Register book failed' },
  'register.book_downloaded': { ro: 'Carte de registru descărcată', en: 'Register book downloaded' },
  'register.series_opened': { ro: 'Serie nouă deschisă', en: 'New series opened' },
}
