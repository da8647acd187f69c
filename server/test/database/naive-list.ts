import { readQuery } from '../../src/modules/documents/text-search/read-query.ts'
import { rootOf } from '../../src/modules/documents/text-search/word-query.ts'

import {
  isVisibleTo,
  type NaiveDocument,
  type NaivePerson,
  type NaiveWorld,
  statusOn,
} from './naive-sight.ts'

export interface NaiveFilter {
  column: string
  field: string
  mode: string
  values: string[]
}
export interface NaiveQuery {
  filters: { operator: 'and' | 'or'; conditions: NaiveFilter[] }[]
  search: string
  /** The other text of the call; both must be found. */
  filterstring?: string
  sortBy: string
  sortOrder: 'asc' | 'desc'
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const levels = ['', 'public', 'institution', 'department', 'restricted']

function shownValue(document: NaiveDocument, { column, field }: NaiveFilter, today: string) {
  switch (column) {
    case 'issuer':
      return document.issuer === null ? null : document.issuer[field === 'issuer' ? 'name' : (field as 'cui')]
    case 'register':
      return String(document.register_id)
    case 'doc_type':
      return String(document.doc_type_id)
    case 'group':
      return document.group_id === null ? null : String(document.group_id)
    case 'registered_by':
      return String(document.registered_by_id)
    case 'status':
      return String(statusOn(document, today))
    case 'closed_late':
      return String(isLate(document))
    case 'has_group':
      return String(document.group_id !== null)
    case 'work_step':
      return steps[stepOf(document)] ?? null
    case 'access_level':
      return levels[document.access_level]!
    default:
      return document[column as 'pages'] as unknown as string | number | null
  }
}

/** 1 at the registry, 2 to be given out, 3 with a department, 4 it waits for somebody outside; 0 = it is over. */
function stepOf({ status, group_id }: NaiveDocument): number {
  if (status === 15) return 4
  if (![1, 2, 3, 5].includes(status)) return 0
  if (group_id === null) return 1
  return status < 3 ? 2 : 3
}
const steps = [null, 'registry', 'distribution', 'group', 'citizen']
const isLate = ({ closed_on: closed, deadline_on: last }: NaiveDocument): boolean =>
  closed !== null && last !== null && closed > last

function holds(document: NaiveDocument, filter: NaiveFilter, today: string): boolean {
  const found = shownValue(document, filter, today)
  const { mode, values } = filter
  if (mode === 'notEquals' || mode === 'dateIsNot') return fold(String(found)) !== fold(values[0]!)
  if (mode === 'notContains') return !fold(String(found)).includes(fold(values[0]!))
  if (found === null || found === '') return false
  const text = fold(String(found))
  const [first, second] = values.map((value) => (typeof found === 'number' ? Number(value) : fold(value)))
  const own = typeof found === 'number' ? found : text
  switch (mode) {
    case 'contains':
      return text.includes(String(first))
    case 'startsWith':
      return text.startsWith(String(first))
    case 'endsWith':
      return text.endsWith(String(first))
    case 'lt':
    case 'dateBefore':
      return own < first!
    case 'lte':
      return own <= first!
    case 'gt':
    case 'dateAfter':
      return own > first!
    case 'gte':
      return own >= first!
    case 'between':
      return own >= first! && own <= second!
    default:
      return values.some((value) => fold(value) === text)
  }
}

/**
 * The quick search, done slowly: by any form of the number, the sender's number, CUI, phone, or the
 * beginnings of all words.
 */
function isFound(document: NaiveDocument, search: string): boolean {
  const { text, counters, tokens, cui, words } = readQuery(search)
  const { issuer } = document
  const number = fold(document.number)
  const year = document.registered_on.slice(0, 4)
  const letters: readonly string[] = number.match(/\p{L}+/gu) ?? []
  const bears = (token: string) =>
    (/^\d/.test(token) ? number.includes(token) : letters.includes(token)) ||
    token === year ||
    token === year.slice(2)
  if (search.trim() === '') return true
  if (counters.includes(document.counter) && tokens.every(bears)) return true
  if (text.length >= 3 && /\d/.test(text) && number.includes(fold(text))) return true
  const sent = fold(document.external_number)
  if (sent !== '' && text !== '' && sent === fold(text)) return true
  if (/\d/.test(text) && ['/', '-', '.', ' '].some((sign) => sent.startsWith(`${fold(text)}${sign}`)))
    return true
  if (issuer && cui !== '' && issuer.cui.startsWith(cui)) return true
  const digits = text.replace(/\D/g, '')
  const isPhone = /^[-+./ ()\d]+$/.test(text) && digits.length >= 6
  if (issuer && isPhone && issuer.phone.startsWith(`+4${digits.replace(/^(0040|40)/, '0')}`)) return true
  const name = fold(issuer?.name ?? '')
  if (
    /\p{L}/u.test(text) &&
    fold(text)
      .split(/\s+/)
      .every((word) => name.includes(word))
  )
    return true
  const asked = words.length > 0 ? words : /^\d{3,}$/.test(text) ? [text] : []
  const borne = fold(`${issuer?.name ?? ''} ${document.short_description}`).split(/[^\p{L}\p{N}]+/u)
  const told = asked.filter((word, n) => word.length > 1 || n < asked.length - 1)
  return (
    told.length > 0 &&
    told.every((word, n) =>
      borne.some((one) =>
        word.length <= 2 && n < asked.length - 1 ? one === word : one.startsWith(rootOf(word)),
      ),
    )
  )
}

const collator = new Intl.Collator('ro')
const keys: Readonly<Record<string, (document: NaiveDocument, today: string) => string | number | null>> = {
  id: ({ id }) => id,
  number: ({ counter }) => counter,
  registered_on: ({ registered_on: day }) => day,
  deadline_on: ({ deadline_on: day }) => day,
  issuer: ({ issuer_name: name }) => name,
  register: ({ register_id: id }) => id,
  doc_type: ({ doc_type_name: name }) => name,
  group: ({ group_name: name }) => name,
  status: (document, today) => statusOn(document, today),
  category: ({ category }) => category,
  access_level: ({ access_level: level }) => level,
  short_description: ({ short_description: text }) => text,
  external_number: ({ external_number: text }) => text || null,
  external_date: ({ external_date: day }) => day,
  pages: ({ pages }) => pages,
  annexes: ({ annexes }) => annexes,
  arrival: ({ arrival }) => arrival || null,
  physical_form: ({ physical_form: text }) => text || null,
  location: ({ location: text }) => text || null,
  additional_info: ({ additional_info: text }) => text || null,
  closed_on: ({ closed_on: day }) => day,
  closed_late: (document) => Number(isLate(document)),
  has_group: (document) => Number(document.group_id !== null),
  work_step: (document) => stepOf(document) || null,
  is_test: ({ is_test: is }) => Number(is),
  registered_by: ({ registered_by_id: id }) => id,
}

/** Compares two keys. `turn` is 1 for rising and -1 for falling order; null comes last in both. */
function compare(a: string | number | null, b: string | number | null, turn: 1 | -1): number {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? 1 : -1
  return turn * (typeof a === 'string' ? collator.compare(a, String(b)) : a - Number(b))
}

/**
 * Gives the ids of a person's whole list in its order. Missing values (no deadline, no department) come last.
 */
/**
 * The document list as product §13 describes it, worked out row by row. It uses none of the program's own
 * rules except the reading of what is typed into the search. Property tests compare the program's answers
 * with it.
 */
export function naiveList(
  world: NaiveWorld,
  person: NaivePerson,
  query: NaiveQuery,
  today: string,
): number[] {
  const key = keys[query.sortBy]!
  const turn = query.sortOrder === 'asc' ? 1 : -1
  return world.documents
    .filter((document) => isVisibleTo(world, person, document))
    .filter((document) => isFound(document, query.search) && isFound(document, query.filterstring ?? ''))
    .filter((document) =>
      query.filters.every(({ operator, conditions }) =>
        conditions[operator === 'or' ? 'some' : 'every']((one) => holds(document, one, today)),
      ),
    )
    .sort((a, b) => compare(key(a, today), key(b, today), turn) || turn * (a.id - b.id))
    .map(({ id }) => id)
}
