/**
 * The least that a registration of the caller's own institution needs. Each test call replaces one of these
 * references by a foreign one.
 */
export interface OwnRow {
  registerId: number
  docTypeId: number
  issuerId: number
  documentId: number
  /** A file of that document. */
  fileId: number
  /** A person who waits for acceptance. */
  pendingId: number
}
