import type { SentForm } from '@hdoc/contract/public-forms/sent-form.ts'

/** A file on its way to the server. */
export type ComingFile = {
  key: number
  /** Undefined: the server has not begun it. */
  id: number | undefined
  name: string
  size: number
  sentBytes: number
  state: 'sending' | 'checking' | 'lost' | 'failed' | 'refused'
  /** Why it failed or was refused. */
  problem: string
  /** The field of an online form that it was chosen for; '' = the form as a whole. */
  path: string
}

type Sent = Pick<ComingFile, 'id' | 'state'>

export const isWrong = ({ state }: Pick<ComingFile, 'state'>): boolean =>
  state === 'failed' || state === 'refused'

/**
 * Tells of each file that the server lists whether it is told as listed: one that is half and that this page sends, or sent
 * (`begun`), stands among those that come.
 */
export function isToldAsListed(coming: readonly Sent[], begun: ReadonlySet<number>) {
  // The server may list a file before this page knows its id.
  const isBeginning = coming.some((file) => file.id === undefined && !isWrong(file))
  return ({ id, whole }: { id: number; whole: boolean }): boolean => whole || !(isBeginning || begun.has(id))
}

/** What a person is told of the files of a form; only a half file of an earlier page was interrupted. */
export function toldFiles(
  listed: SentForm['files'],
  coming: readonly ComingFile[],
  begun: ReadonlySet<number>,
) {
  const there = listed.filter(isToldAsListed(coming, begun))
  const wrong = coming.filter(isWrong)
  const halves = there.filter(({ whole }) => !whole)
  return {
    there,
    wrong,
    halves,
    /** Names of what would not go with the form. */
    missing: [...new Set([...wrong, ...halves].map(({ name }) => name))],
    count: there.length + coming.filter(({ state }) => state !== 'refused').length,
    isGoing: coming.length > wrong.length,
  }
}
