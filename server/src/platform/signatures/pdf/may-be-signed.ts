/** Whether these bytes name a signature; the object of one never lies packed in a stream. */
export const mayNameSignature = (bytes: Buffer): boolean =>
  bytes.includes('ByteRange') || bytes.includes('/Sig')
