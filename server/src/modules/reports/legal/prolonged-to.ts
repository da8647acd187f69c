import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'

/** A deadline that was moved, as it was said on a day. `stopped`: it stood for these days, and nobody prolonged it. */
export type Extension = { on: IsoDate; before: IsoDate | null; after: IsoDate; stopped: boolean }

/**
 * Until when a term was prolonged, of the extensions of a deadline in their order; null = it was not. Who prolongs it says so
 * by its last day. What was said later, or days for which it stood, moves the deadline and not the term: an extension that
 * goes on from there is late too, because the term was over before.
 */
export function prolongedTo(extensions: readonly Extension[]): IsoDate | null {
  let term: IsoDate | null = null
  let deadline: IsoDate | null = null
  let prolonged: IsoDate | null = null
  for (const { on, before, after, stopped } of extensions) {
    // What is no extension of the one before was set anew: by another type, or because an extension was undone.
    if (deadline === null || before !== deadline) term = before
    deadline = after
    if (stopped) continue
    // The first deadline of all prolongs nothing.
    if (term === null) term = after
    else if (on <= term) {
      term = after
      if (prolonged === null || after > prolonged) prolonged = after
    }
  }
  return prolonged
}
