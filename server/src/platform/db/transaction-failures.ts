/** The database did not answer in the time of an interactive call; nothing of it was written. */
export class DatabaseLate extends Error {
  constructor(cause?: unknown) {
    super('the database did not answer in time', { cause })
    this.name = 'DatabaseLate'
  }
}

/** COMMIT was sent and never answered: nobody knows whether it is written. Only a key tells when it is sent again. */
export class CommitUnknown extends Error {
  constructor(cause?: unknown) {
    super('COMMIT was not answered', { cause })
    this.name = 'CommitUnknown'
  }
}

/** What the database said no to, on a connection that lives. */
export function isRefusal(error: unknown): boolean {
  return (error as { severity?: unknown } | undefined)?.severity === 'ERROR'
}
