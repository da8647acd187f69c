import { formatDate } from '../../ro/date-format.ts'
import { arrivalLabels, type DocumentCategory, physicalFormLabels } from '../../texts/choices.ts'
import type { Language, Text } from '../../texts/languages.ts'

type Words = Readonly<Record<string, Text>>
/** How a field of a document is stored, asked for and shown. */
export type PlainField = {
  /** What forms and the history call it. */
  readonly label: Text
  /** The heading of its column in the list, where it is another one. */
  readonly heading?: Text
  readonly help?: Text
  /** Documents of this category alone have it. */
  readonly only?: DocumentCategory
} & (
  | {
      readonly kind: 'text'
      readonly most: number
      readonly required?: true
      /** The values that forms offer, with '' as `none`; the calls take any other text too. */
      readonly choices?: Words
      readonly none?: Text
    }
  | { readonly kind: 'number'; readonly most: number; readonly usual: number }
  | { readonly kind: 'date' }
  | { readonly kind: 'choice'; readonly choices: Words; readonly none: Text }
)

/**
 * The fields of a document that are stored and shown as a person wrote them, and that may change after
 * registration. Schemas, columns, statements, forms and texts follow from this table: a field that is added
 * here needs a column in the database and a place in the registration form besides.
 */
export const plainFields = {
  short_description: {
    kind: 'text',
    most: 2000,
    required: true,
    label: { ro: 'Conținut pe scurt', en: 'Short description' },
  },
  external_number: { kind: 'text', most: 100, label: { ro: 'Număr extern', en: 'External number' } },
  external_date: { kind: 'date', label: { ro: 'Data externă', en: 'External date' } },
  pages: {
    kind: 'number',
    most: 100_000,
    usual: 1,
    label: { ro: 'Număr de file', en: 'Number of sheets' },
    heading: { ro: 'File', en: 'Pages' },
  },
  annexes: { kind: 'number', most: 100_000, usual: 0, label: { ro: 'Anexe', en: 'Annexes' } },
  arrival: {
    kind: 'choice',
    only: 'intrare',
    choices: arrivalLabels,
    none: { ro: '– nespecificat –', en: '– not stated –' },
    label: { ro: 'Mod de primire', en: 'Way of arrival' },
  },
  physical_form: {
    kind: 'text',
    most: 100,
    choices: physicalFormLabels,
    none: { ro: '– nespecificată –', en: '– not stated –' },
    label: { ro: 'Formă fizică', en: 'Physical form' },
  },
  location: {
    kind: 'text',
    most: 200,
    label: { ro: 'Loc fizic', en: 'Physical location' },
    help: { ro: 'Raftul sau dosarul.', en: 'The shelf or folder.' },
  },
  additional_info: {
    kind: 'text',
    most: 4000,
    label: { ro: 'Informații suplimentare', en: 'Additional information' },
  },
} as const satisfies Readonly<Record<string, PlainField>>

type Fields = typeof plainFields
export type PlainName = keyof Fields
export const plainNames = Object.keys(plainFields) as PlainName[]
export const plainField = (name: PlainName): PlainField => plainFields[name]
export const isPlainName = (name: string): name is PlainName => Object.hasOwn(plainFields, name)

/** The value of a field: a choice may be '', a date null. */
export type ValueOf<F> = F extends { kind: 'number' }
  ? number
  : F extends { kind: 'date' }
    ? string | null
    : F extends { kind: 'choice'; choices: infer C }
      ? Extract<keyof C, string> | ''
      : string
export type PlainValues = { -readonly [N in PlainName]: ValueOf<Fields[N]> }
/** The same in a form, where a number may still be empty. */
export type PlainForm = { [N in PlainName]: PlainValues[N] | (PlainValues[N] extends number ? '' : never) }

/** The plain fields alone of whatever has them. */
export const plainOf = <V extends PlainForm>(values: V): Pick<V, PlainName> =>
  Object.fromEntries(plainNames.map((name) => [name, values[name]])) as Pick<V, PlainName>

/** The values of a form before anybody writes. */
export const plainStart = (): PlainForm =>
  Object.fromEntries(
    plainNames.map((name) => {
      const field = plainField(name)
      return [name, field.kind === 'number' ? field.usual : field.kind === 'date' ? null : '']
    }),
  ) as PlainForm

/** Whether documents of a category have the field. */
export const hasPlain = (category: DocumentCategory, name: PlainName): boolean => {
  const { only } = plainField(name)
  return only === undefined || only === category
}

/** The fields that hold something although documents of the category do not have them. */
export const strayPlain = (
  category: DocumentCategory,
  values: { readonly [N in PlainName]?: PlainForm[N] | undefined },
): PlainName[] => plainNames.filter((name) => values[name] && !hasPlain(category, name))

/** A value as people read it; '' where there is none. */
export function plainText(name: PlainName, value: PlainForm[PlainName], language: Language): string {
  if (value === null || value === '') return ''
  const field = plainField(name)
  if (field.kind === 'date') return formatDate(String(value))
  const words: Words = field.kind === 'number' ? {} : (field.choices ?? {})
  return Object.hasOwn(words, value) ? words[value]![language] : String(value)
}
