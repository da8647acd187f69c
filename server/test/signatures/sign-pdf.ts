import { buildSignedData, type SigningKey } from '../../src/platform/signatures/sign/build-signed-data.ts'
import {
  CONTENTS_BYTES,
  contentOf,
  fillSignature,
  prepareSignature,
  type SignatureWords,
} from '../../src/platform/signatures/sign/prepare-signature.ts'

/** Signs a PDF as the product seals one, in one process. */
export async function signPdf(
  file: Buffer,
  words: SignatureWords,
  key: SigningKey,
  timestamp?: (signature: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  const prepared = prepareSignature(file, words)
  const { contents } = await buildSignedData(contentOf(prepared), key, { room: CONTENTS_BYTES, timestamp })
  return fillSignature(prepared, contents)
}
