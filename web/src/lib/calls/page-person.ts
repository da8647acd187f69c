import { pagePersonHeader } from '@hdoc/contract/access/session-headers.ts'

let shown: string | undefined

/** Sets the mark of the person this page shows; undefined = nobody. The session calls it on every change. */
export function showsPerson(mark: string | undefined): void {
  shown = mark
}

/**
 * The header that tells the server whom this page shows; the server refuses to write in another person's
 * name.
 */
export const personHeaders = (): Record<string, string> =>
  shown === undefined ? {} : { [pagePersonHeader]: shown }
