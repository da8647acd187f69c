/** HTTP status, and the sentence in both languages. */
export type ErrorRow = { readonly status: number; readonly ro: string; readonly en: string }
