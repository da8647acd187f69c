/**
 * A call that names something of another institution, and what it must answer: `missing` (404, the row is not
 * there), `field` (422 on that field), `empty` (200 with nothing in it), `own` (200 with the caller's own
 * data). A call with a list of lines must answer `refused lines` (none of them is registered) or `empty
 * lines` (nothing is found for any).
 */
export interface ForeignCall {
  path: string
  /** Set when the method does not follow from the rest of the call. */
  method?: 'HEAD' | 'PATCH' | 'DELETE'
  body?: object
  expected: 'missing' | 'empty' | 'own' | 'refused lines' | 'empty lines' | { field: string }
}
