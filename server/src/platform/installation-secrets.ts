/**
 * The installation's present secret, and its former ones as long as HDOC_SECRET_OLD names them. Each is a key
 * of the ring (`secrets/key-ring.ts`).
 */
export interface Secrets {
  /**
   * Signs values that leave the server and must come back unchanged. Seals values
   * that only the server may read.
   */
  readonly secret: string
  /** Used only to open and to accept older values, never for new ones. The newest comes first. */
  readonly oldSecrets: readonly string[]
}
