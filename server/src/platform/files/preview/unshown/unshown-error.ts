import type { UnshownReason } from '@hdoc/contract/files.ts'

/** Thrown where a file turns out to be nothing that may be shown; the reason is told to the person in words. */
export class UnshownError extends Error {
  readonly reason: UnshownReason
  constructor(reason: UnshownReason) {
    super(`not shown: ${reason}`)
    this.name = 'UnshownError'
    this.reason = reason
  }
}
