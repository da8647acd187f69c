import type { Subjects } from './subjects.ts'

/**
 * A call as a walk makes it. `when` orders the calls, so that one which takes something away does not spoil
 * those that need it. Calls without `when` only read and come first. 1 changes something, 2 takes something
 * away, 3 ends or changes the session or restores what 2 took away, 4 takes people away.
 */
export interface SampleCall {
  path: string
  body?: object
  bytes?: Buffer
  when?: 1 | 2 | 3 | 4
}

/**
 * What a call must answer that names something of another institution: `missing` (404, the row is not there),
 * `field` (422 on that field), `empty` (200 with nothing in it), `own` (200 with the caller's own data). A
 * call with a list of lines must answer `refused lines` (none of them is registered) or `empty lines` (nothing
 * is found for any).
 */
export type Elsewhere = 'missing' | 'empty' | 'own' | 'refused lines' | 'empty lines' | { field: string }
export type ForeignCall = SampleCall & { elsewhere: Elsewhere }

/** How one declared call is made, and what it answers. */
export interface Sample {
  /** Calls about rows of an institution; each reference of the call is taken from there in turn. */
  calls: readonly SampleCall[]
  /**
   * The status that everybody who is let in gets to the first call, about rows that no institution has. With
   * 422 the body is left empty, so that nothing is added.
   */
  nowhere: number
  /**
   * What the calls answer about another institution's rows: all the same, or one after the other. null: this
   * one names nothing of theirs, or nothing that the caller's own rows do not refuse before.
   */
  elsewhere: Elsewhere | readonly (Elsewhere | null)[] | { noIds: string }
  /** Calls that only the walk with another institution's rows makes. */
  more?: readonly ForeignCall[]
}
/** Builds the samples about the rows `about`; the caller's own rows serve as their other references. */
export type Samples = (about: Subjects, own: Subjects) => Readonly<Record<string, Sample>>

export const get = (path: string): SampleCall => ({ path })
export const post = (path: string, body: object = {}, when: 1 | 2 | 3 | 4 = 1): SampleCall => ({
  path,
  body,
  when,
})
export const remove = (path: string): SampleCall => ({ path, when: 2 })
/** Calls for the choices of a picker, by id and by text. */
export const choices = (name: string, id: number, text: string): SampleCall[] => [
  get(`/api/${name}/options?ids=${id}`),
  get(`/api/${name}/options?q=${text}`),
]
export const elsewhere = (expected: Elsewhere, call: SampleCall): ForeignCall => ({
  ...call,
  elsewhere: expected,
})
/** Says why a call takes nothing that could belong to an institution. */
export const noIds = (reason: string): { noIds: string } => ({ noIds: reason })

let serial = 0
/** Makes a name that nothing has had before. */
export const fresh = (word: string): string => `${word}${++serial}`
