import { type PlainName, plainField } from '@hdoc/contract/documents/plain/plain-fields.ts'
import { documentStatus, isDocumentStatusId } from '@hdoc/contract/documents/status/document-status.ts'
import { dayParts, type IsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import type { HistoryPaper } from '../../../documents/index.ts'
import type { MappedRow, RowProblem } from '../../kind/import-kind.ts'
import { USUAL_STATUS } from './document-fields.ts'
import { type OldNumber, readOldNumber } from './read-number.ts'

/** What stands here that rows of a file name. */
export interface PaperFacts {
  registerId: number
  today: IsoDate
  types: ReadonlyMap<number, { category: DocumentCategory; is_default: boolean }>
  /** The type of rows that name none; null when a row has to. */
  usualType: number | null
  /** Ids by the name as it was written. */
  people: ReadonlyMap<string, readonly number[]>
  issuers: ReadonlyMap<string, readonly number[]>
  /** Who takes the blame where the file names nobody. */
  importer: string
}

export interface ReadPaper {
  errors: RowProblem[]
  warnings: RowProblem[]
  /** Null when there are errors. */
  paper: HistoryPaper | null
}

const FIRST_DAY = '1900-01-01'
const ANNULLED = 9
/** Texts as a document has them at most; the others are those of `plainFields`. */
const longest = { issuer: 300, person: 200 } as const
const texts = [
  'short_description',
  'external_number',
  'additional_info',
] as const satisfies readonly PlainName[]

const mostOf = (name: (typeof texts)[number]): number => {
  const field = plainField(name)
  return field.kind === 'text' ? (field.most ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY
}

/** The day a paper bears: of its column, else of its number. */
function dayOf(
  column: string,
  number: OldNumber | undefined,
  { today }: PaperFacts,
  told: ReadPaper,
): string {
  const day = column === '' ? (number?.day ?? '') : column
  const tell = (list: RowProblem[], problem: RowProblem['problem']) =>
    list.push({ field: 'registered_on', problem })
  if (day === '') {
    if (number) tell(told.errors, { key: 'history_day' })
    return ''
  }
  if (day < FIRST_DAY || day > today) tell(told.errors, { key: 'history_day_ahead' })
  if (number?.day && number.day !== day)
    tell(told.warnings, { key: 'history_other_day', values: { day: number.day } })
  const { year } = dayParts(day)
  if (number?.year && number.year !== year)
    tell(told.warnings, { key: 'history_other_year', values: { year: String(number.year) } })
  return day
}

/** The type of a paper: its own, else that for all, else the usual one of its direction. */
function typeOf(own: string, direction: string, { types, usualType }: PaperFacts): number | undefined {
  const asked = own === '' ? usualType : Number(own)
  if (asked !== null) return types.has(asked) ? asked : undefined
  return [...types].find(([, type]) => type.is_default && type.category === direction)?.[0]
}

/** The day of closing that the file gives to what is closed. */
function closingOf(
  closed: string,
  { day, status, today }: { day: string; status: number; today: IsoDate },
  told: ReadPaper,
): string | null {
  if (closed === '') return null
  if ((day !== '' && closed < day) || closed > today)
    told.errors.push({ field: 'closed_on', problem: { key: 'history_closed_day' } })
  if (isDocumentStatusId(status) && documentStatus(status).kind === 'closed') return closed
  told.warnings.push({ field: 'closed_on', problem: { key: 'history_not_closed' } })
  return null
}

/** One id for a name, or a warning that it fits nobody or several. */
function tied(
  name: string,
  known: PaperFacts['people'],
  warn: (ids: readonly number[]) => void,
): number | null {
  if (name === '') return null
  const ids = known.get(name) ?? []
  if (ids.length !== 1) warn(ids)
  return ids.length === 1 ? (ids[0] ?? null) : null
}

/** Reads a row of the file as a document of another system: what it would be here, and what is wrong or doubtful with it. */
export function paperOf({ row, values }: MappedRow, facts: PaperFacts): ReadPaper {
  const told: ReadPaper = { errors: [], warnings: [], paper: null }
  const value = (field: string): string => values[field] ?? ''
  const thisYear = dayParts(facts.today).year
  const number = readOldNumber(value('number'), thisYear)
  if (!number) told.errors.push({ field: 'number', problem: { key: 'history_number' } })
  const day = dayOf(value('registered_on'), number, facts, told)
  const typeId = typeOf(value('doc_type'), value('category'), facts)
  const type = typeId === undefined ? undefined : facts.types.get(typeId)
  if (!type) told.errors.push({ field: 'doc_type', problem: { key: 'history_type' } })
  else if (value('category') !== '' && value('category') !== type.category)
    told.warnings.push({ field: 'category', problem: { key: 'history_direction' } })
  for (const [field, maximum] of [
    ...texts.map((name) => [name, mostOf(name)] as const),
    ...Object.entries(longest),
  ])
    if (value(field).length > maximum)
      told.errors.push({ field, problem: { key: 'too_long', values: { maximum } } })

  const status = Number(value('status') || USUAL_STATUS)
  const closed = closingOf(value('closed_on'), { day, status, today: facts.today }, told)
  const answers = value('answers') === '' ? undefined : readOldNumber(value('answers'), thisYear)
  if (value('answers') !== '' && !answers)
    told.warnings.push({ field: 'answers', problem: { key: 'history_answers' } })
  const person = tied(value('person'), facts.people, () =>
    told.warnings.push({ field: 'person', problem: { key: 'history_person' } }),
  )
  const issuer = tied(value('issuer'), facts.issuers, (ids) => {
    if (ids.length > 1) told.warnings.push({ field: 'issuer', problem: { key: 'history_issuers' } })
  })
  if (told.errors.length > 0 || !number || !type || typeId === undefined) return told

  // What an answer answers stays written too: the other paper may be in no file.
  const remarks = [value('additional_info'), value('answers') && `Răspunde la nr. ${value('answers')}`]
  told.paper = {
    row_number: row,
    register_id: facts.registerId,
    series: day.slice(0, 4),
    counter: number.counter,
    number: number.number,
    registered_on: day,
    category: type.category,
    doc_type_id: typeId,
    issuer_id: issuer,
    issuer_name: value('issuer'),
    short_description: value('short_description'),
    external_number: value('external_number'),
    external_date: value('external_date') || null,
    access_level: 2,
    additional_info: remarks.filter(Boolean).join('\n'),
    group_id: value('group') === '' ? null : Number(value('group')),
    status,
    deadline_on: value('deadline_on') || null,
    closed_on: closed,
    person_id: person,
    person_name: value('person') || facts.importer,
    answers_counter: answers && answers.counter > 0 ? answers.counter : null,
    answers_number: answers?.number ?? '',
    answers_on: answers?.day ?? null,
    annulled_reason: status === ANNULLED ? value('additional_info') : null,
  }
  return told
}
