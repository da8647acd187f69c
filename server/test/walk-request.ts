/** A call that any person may try: `answer` is what those who are let in get, whoever they are. */
export interface WalkRequest {
  path: string
  body?: object
  answer: number
}
/** No row has this id. */
export const missing = 999_999_999
export const form = { answer: 422, body: {} }
