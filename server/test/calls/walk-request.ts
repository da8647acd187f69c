/** A request that any person may try. `answer`: the status that everyone who is let in gets. */
export interface WalkRequest {
  path: string
  body?: object
  answer: number
}
/** An id that no row has. */
export const missing = 999_999_999
export const form = { answer: 422, body: {} }
