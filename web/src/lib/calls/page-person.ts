import { pagePersonHeader } from '@hdoc/contract/access/session-headers.ts'

let shown: string | undefined
/** Switches that run, and how many have ended since the page was loaded. */
const switches = { running: 0, ended: 0 }

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

/** Runs what changes on purpose in whose name, or in which institution, this page works. */
export async function duringSwitch<T>(work: () => Promise<T>): Promise<T> {
  switches.running += 1
  try {
    return await work()
  } finally {
    switches.running -= 1
    switches.ended += 1
  }
}

/**
 * Marks the present moment. The function given back tells whether this page has been switching since: what
 * was asked before is then refused for a reason that the page brought about itself.
 */
export function watchSwitch(): () => boolean {
  const { running, ended } = switches
  return () => running > 0 || switches.running > 0 || switches.ended !== ended
}
