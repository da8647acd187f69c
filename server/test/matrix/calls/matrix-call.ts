import type { Subjects } from '../subjects.ts'

/**
 * A call as the walk makes it. `when` orders the calls, so that one which takes something away does not spoil
 * those that need it. Calls without `when` only read and come first. 1 changes something, 2 takes something
 * away, 3 ends or changes the session or restores what 2 took away, 4 takes people away.
 */
export interface MatrixCall {
  path: string
  body?: object
  bytes?: Buffer
  when?: 1 | 2 | 3 | 4
}
/** Builds the calls about the rows `about`; the caller's own rows serve as their other references. */
export type MatrixCalls = (about: Subjects, own: Subjects) => Readonly<Record<string, MatrixCall[]>>

export const get = (path: string): MatrixCall => ({ path })
export const post = (path: string, body: object = {}, when: 1 | 2 | 3 | 4 = 1): MatrixCall => ({
  path,
  body,
  when,
})
export const remove = (path: string): MatrixCall => ({ path, when: 2 })
/** Calls for the choices of a picker, by id and by text. */
export const choices = (name: string, id: number, text: string): MatrixCall[] => [
  get(`/api/${name}/options?ids=${id}`),
  get(`/api/${name}/options?q=${text}`),
]
let serial = 0
/** Makes a name that nothing has had before. */
export const fresh = (word: string): string => `${word}${++serial}`
