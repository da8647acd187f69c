import type { UnshownReason } from '@hdoc/contract/files/files.ts'

/** Thrown when a file cannot be shown; the person reads the reason in words. */
export class UnshownError extends Error {
  readonly reason: UnshownReason
  constructor(reason: UnshownReason) {
    super(`not shown: ${reason}`)
    this.name = 'UnshownError'
    this.reason = reason
  }
}
