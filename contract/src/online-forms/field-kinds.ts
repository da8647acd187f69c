import type { Text } from '../texts/languages.ts'

/** What a form may ask for, in the order in which the builder offers it. */
export const fieldKinds = {
  text: { ro: 'Text pe un rând', en: 'Line of text' },
  long_text: { ro: 'Text lung', en: 'Long text' },
  number: { ro: 'Număr', en: 'Number' },
  date: { ro: 'Dată', en: 'Date' },
  choice: { ro: 'O variantă din listă', en: 'One of a list' },
  several: { ro: 'Mai multe variante din listă', en: 'Several of a list' },
  yes_no: { ro: 'Da sau nu', en: 'Yes or no' },
  cnp: { ro: 'CNP', en: 'CNP' },
  cui: { ro: 'CUI', en: 'CUI' },
  address: { ro: 'Adresă', en: 'Address' },
  file: { ro: 'Fișier', en: 'File' },
  note: { ro: 'Text de citit', en: 'Text to read' },
  statement: { ro: 'Declarație de bifat', en: 'Statement to tick' },
} as const satisfies Record<string, Text>
export type FieldKind = keyof typeof fieldKinds
export const fieldKindNames = Object.keys(fieldKinds) as [FieldKind, ...FieldKind[]]

/** Which days a date may be. */
export const dateSpans = {
  any: { ro: 'Orice zi', en: 'Any day' },
  past: { ro: 'Cel târziu azi', en: 'Today at the latest' },
  future: { ro: 'De azi înainte', en: 'From today on' },
} as const satisfies Record<string, Text>
export type DateSpan = keyof typeof dateSpans
export const dateSpanNames = Object.keys(dateSpans) as [DateSpan, ...DateSpan[]]

/** The answers of a field „yes or no”. */
export const yesNo = {
  yes: { ro: 'Da', en: 'Yes' },
  no: { ro: 'Nu', en: 'No' },
} as const satisfies Record<string, Text>

/** The parts of an address, in the order in which a form asks for them. */
export const addressParts = {
  county: { ro: 'Județ', en: 'County' },
  locality: { ro: 'Localitate', en: 'Locality' },
  street: { ro: 'Stradă', en: 'Street' },
  number: { ro: 'Număr', en: 'Number' },
  building: { ro: 'Bloc, scară, etaj, apartament', en: 'Building, entrance, floor, flat' },
  postal_code: { ro: 'Cod poștal', en: 'Postal code' },
} as const satisfies Record<string, Text>
export type AddressPart = keyof typeof addressParts
export const addressPartNames = Object.keys(addressParts) as [AddressPart, ...AddressPart[]]
/** Without these an address leads nowhere; a village may have neither streets nor numbers. */
export const requiredAddressParts = ['county', 'locality'] as const satisfies readonly AddressPart[]

/** How much a form may hold. */
export const formLimits = {
  sections: 20,
  fields: 100,
  options: 50,
  /** Letters of all its texts together. */
  letters: 60_000,
  /** Letters of a whole answer. */
  answer: 5000,
  addressPart: 200,
  files: 5,
} as const
