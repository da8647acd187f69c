import { buildSignedData, type SigningKey } from './build-signed-data.ts'
import { prepareSignature, type SignatureWords } from './prepare-signature.ts'

/** Signs a PDF (PAdES baseline B; T with a timestamp). The bytes that were there stay as they are. */
export async function signPdf(
  file: Buffer,
  words: SignatureWords,
  key: SigningKey,
  timestamp?: (signature: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  const prepared = prepareSignature(file, words)
  return prepared.fill(await buildSignedData(prepared.content, key, timestamp))
}
