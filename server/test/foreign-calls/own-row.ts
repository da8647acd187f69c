/** The least a registration of the caller's own institution needs; one reference of it is then foreign. */
export interface OwnRow {
  registerId: number
  docTypeId: number
  issuerId: number
  documentId: number
  /** Of that document. */
  fileId: number
  /** Waits for acceptance. */
  pendingId: number
}
