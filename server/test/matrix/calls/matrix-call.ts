import type { Subjects } from '../subjects.ts'

/**
 * A call as it is made. `when`: calls are made in this order, so that one which takes something away does not spoil
 * those that need it: 1 changes, 2 takes away, 3 ends or changes the session itself, 4
 * takes people away.
 */
export interface MatrixCall {
  path: string
  body?: object
  bytes?: Buffer
  when?: 1 | 2 | 3 | 4
}
/** What calls are about, and the caller's own rows beside it. */
export type MatrixCalls = (about: Subjects, own: Subjects) => Readonly<Record<string, MatrixCall[]>>

export const get = (path: string): MatrixCall => ({ path })
export const post = (path: string, body: object = {}, when: 1 | 2 | 3 | 4 = 1): MatrixCall => ({
  path,
  body,
  when,
})
export const remove = (path: string): MatrixCall => ({ path, when: 2 })
/** By number and by text. */
export const choices = (name: string, id: number, text: string): MatrixCall[] => [
  get(`/api/${name}/options?ids=${id}`),
  get(`/api/${name}/options?q=${text}`),
]
let serial = 0
/** A name nobody has had. */
export const fresh = (word: string): string => `${word}${++serial}`
