import { pagePersonHeader } from '@hdoc/contract/session-headers.ts'

let shown: string | undefined

/** Told by the session whenever another person is shown; undefined = nobody. */
export function showsPerson(mark: string | undefined): void {
  shown = mark
}

/** The header by which the server knows whom this page shows, and refuses to write in another one's name. */
export const personHeaders = (): Record<string, string> =>
  shown === undefined ? {} : { [pagePersonHeader]: shown }
