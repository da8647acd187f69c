/**
 * What a call is given of another institution, and what it must answer: `missing` (404, the row is not there),
 * `field` (422 on that field), `empty` (200 with nothing in it), `own` (200 with the caller's own); of a list of lines:
 * `refused lines` (none of them registered), `empty lines` (nothing found for any).
 */
export interface ForeignCall {
  path: string
  /** When it does not follow from the rest. */
  method?: 'HEAD' | 'PATCH' | 'DELETE'
  body?: object
  expected: 'missing' | 'empty' | 'own' | 'refused lines' | 'empty lines' | { field: string }
}
