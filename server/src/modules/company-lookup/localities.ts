import { readFileSync } from 'node:fs'
import { searchKey } from '@hdoc/contract/ro/search-key.ts'

export type Locality = {
  siruta: number
  name: string
  /** Town or commune that it belongs to. */
  uat: string
  /** „Sat (Comuna)”: 392 names occur more than once in a county, so a village is never shown alone. */
  display: string
  postalCode: string
}

type UatKind = 'M' | 'O' | 'C' | 'S'
type UatRow = [siruta: number, name: string, kind: UatKind, localities: [number, string, string][]]
type Entry = { locality: Locality; nameKey: string; words: string[]; isSeat: boolean }

const DATA = new URL('../../../data/localities.json', import.meta.url)
const collator = new Intl.Collator('ro')

let rows: Record<string, UatRow[]> | undefined
const entriesByCounty = new Map<string, Entry[]>()

function display(name: string, uat: string, kind: UatKind): string {
  return kind === 'S' || (kind !== 'C' && name === uat) ? name : `${name} (${uat})`
}

function entriesOf(countyCode: string): Entry[] {
  const known = entriesByCounty.get(countyCode)
  if (known) return known
  rows ??= JSON.parse(readFileSync(DATA, 'utf8')) as Record<string, UatRow[]>
  const uats = Object.hasOwn(rows, countyCode) ? (rows[countyCode] ?? []) : []
  const entries = uats
    .flatMap(([, uat, kind, localities]) =>
      localities.map(([siruta, name, postalCode]): Entry => {
        const nameKey = searchKey(name)
        const words = [...nameKey.split(' '), ...searchKey(uat).split(' ')]
        const locality = { siruta, name, uat, display: display(name, uat, kind), postalCode }
        return { locality, nameKey, words, isSeat: name === uat || kind === 'S' }
      }),
    )
    .sort((a, b) => collator.compare(a.locality.display, b.locality.display))
  if (entries.length > 0) entriesByCounty.set(countyCode, entries)
  return entries
}

/**
 * Lower is better: the very name, then its beginning, then the rest; seats of towns and communes before
 * villages.
 */
function rank(entry: Entry, query: string): number {
  if (entry.nameKey === query) return entry.isSeat ? 0 : 1
  if (entry.nameKey.startsWith(query)) return entry.isSeat ? 2 : 3
  return 4
}

/**
 * Localities of a county (code as on car plates: PH, B) where every typed word begins a word of the locality
 * or of its town or commune; diacritics and case do not matter. An unknown county has none. Best matches
 * first.
 */
export function findLocalities(countyCode: string, query: string, limit: number): Locality[] {
  const entries = entriesOf(countyCode)
  const key = searchKey(query)
  if (key === '') return entries.slice(0, limit).map((entry) => entry.locality)
  const typed = key.split(' ')
  return entries
    .filter((entry) => typed.every((word) => entry.words.some((own) => own.startsWith(word))))
    .map((entry) => ({ entry, rank: rank(entry, key) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ entry }) => entry.locality)
}

/**
 * Whether a county has a locality of this name, as a person writes it: alone, or with its town or commune.
 */
export function isLocality(countyCode: string, name: string): boolean {
  const key = searchKey(name)
  return entriesOf(countyCode).some(
    ({ locality, nameKey }) => nameKey === key || searchKey(locality.display) === key,
  )
}
