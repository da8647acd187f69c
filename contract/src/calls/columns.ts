import type { Text } from '../texts/languages.ts'

export const filterModes = [
  'startsWith',
  'contains',
  'notContains',
  'endsWith',
  'equals',
  'notEquals',
  'in',
  'lt',
  'lte',
  'gt',
  'gte',
  'between',
  'dateIs',
  'dateIsNot',
  'dateBefore',
  'dateAfter',
] as const
const filterWords = ['me', 'my_group', 'today'] as const
export type FilterWord = (typeof filterWords)[number]
export type FilterMode = (typeof filterModes)[number]

export const modesOfType = {
  text: ['contains', 'notContains', 'startsWith', 'endsWith', 'equals', 'notEquals', 'in'],
  number: ['equals', 'notEquals', 'lt', 'lte', 'gt', 'gte', 'between', 'in'],
  date: ['dateIs', 'dateIsNot', 'dateBefore', 'dateAfter', 'between', 'lt', 'lte', 'gt', 'gte'],
  choice: ['in', 'equals', 'notEquals'],
  reference: ['in', 'equals', 'notEquals'],
  boolean: ['equals'],
} as const satisfies Record<string, readonly FilterMode[]>

export type ColumnType = keyof typeof modesOfType

/** A column of a list: what the table shows, and what the call lets one filter and sort by. */
export type Column = {
  readonly type: ColumnType
  readonly label: Text
  readonly sort: boolean
  readonly filter: boolean
  /** Parts of the column that a filter may name instead of it (`issuer` → name, cui, cnp). */
  readonly parts?: readonly string[]
  /** Choices of a `choice` column: code → text. */
  readonly choices?: Readonly<Record<string, Text>>
  /** The order in which the choices are offered; without it, as they are written. */
  readonly order?: readonly string[]
  /** A `reference` column: the resource whose `options` call fills the picker. */
  readonly of?: string
  /**
   * Words for whoever looks and the day they look: `me`, `my_group`, `today`, and with it `today+7` and `today-30`. The
   * list's call fills them in.
   */
  readonly words?: readonly FilterWord[]
  /** Filter modes, when the column allows fewer than its type. */
  readonly modes?: readonly FilterMode[]
  /** Filter modes of parts that allow others than the column. */
  readonly partModes?: Readonly<Record<string, readonly FilterMode[]>>
  /** Hidden until the person chooses to show it. */
  readonly hidden?: boolean
}
export type Columns = Readonly<Record<string, Column>>

type Extra = Partial<Omit<Column, 'type' | 'label'>>
const make =
  (type: ColumnType) =>
  (label: Text, extra: Extra = {}): Column => ({ type, label, sort: true, filter: true, ...extra })

/** Column builders: `column.text({ro,en}, {sort:false})`. */
export const column = {
  text: make('text'),
  number: make('number'),
  date: make('date'),
  boolean: make('boolean'),
  choice: (label: Text, choices: Readonly<Record<string, Text>>, extra: Extra = {}) =>
    make('choice')(label, { ...extra, choices }),
  reference: (label: Text, of: string, extra: Extra = {}) => make('reference')(label, { ...extra, of }),
} as const

/** Filter modes of a column. `field`: the column itself, or one of its parts. */
export function modesOf(col: Column, field?: string): readonly FilterMode[] {
  const ofPart =
    field !== undefined && Object.hasOwn(col.partModes ?? {}, field) ? col.partModes?.[field] : undefined
  return ofPart ?? col.modes ?? modesOfType[col.type]
}
