/** The installation's secret and those it had before, as long as they are named beside it. Each is a key of the ring. */
export interface Secrets {
  /** Signs what leaves the server and must come back unchanged, and seals what must not be read elsewhere. */
  readonly secret: string
  /** Only to read and to accept; the newest first. */
  readonly oldSecrets: readonly string[]
}
