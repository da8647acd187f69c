import type { Text } from './languages.ts'

/** The names of the `{name}` and `{name de}` places in a sentence. */
type PlacesIn<Sentence extends string> = Sentence extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${infer Name} de` ? Name : Place) | PlacesIn<Rest>
  : never

/** The names of the places in either language of a text. */
export type PlacesOf<Of extends Text> = PlacesIn<Of['ro']> | PlacesIn<Of['en']>

/** What may stand at a place; lists are joined, and their texts said in the reader's language. */
export type PlaceValue = string | number | bigint | Text | readonly (string | number | Text)[]

/** The values that a text needs, no more and no less. */
export type ValuesOf<Of extends Text> = [PlacesOf<Of>] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [Place in PlacesOf<Of>]: PlaceValue }
