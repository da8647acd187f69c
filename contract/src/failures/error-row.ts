import type { Text } from '../languages.ts'

/** HTTP status, and the sentence in both languages. */
export type ErrorRow = { readonly status: number } & Text
