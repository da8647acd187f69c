/** The database did not answer in the time of an interactive call; nothing of it was written. */
export class DatabaseLate extends Error {
  constructor(cause?: unknown) {
    super('the database did not answer in time', { cause })
    this.name = 'DatabaseLate'
  }
}

/**
 * COMMIT was sent and never answered, so nobody knows whether the work was written. Only a call with an
 * idempotency key can be repeated safely.
 */
export class CommitUnknown extends Error {
  constructor(cause?: unknown) {
    super('COMMIT was not answered', { cause })
    this.name = 'CommitUnknown'
  }
}

/** True for an error that the database itself answered (severity ERROR); the connection is still usable. */
export function isRefusal(error: unknown): boolean {
  return (error as { severity?: unknown } | undefined)?.severity === 'ERROR'
}
