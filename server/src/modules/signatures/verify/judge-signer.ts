import { X509Certificate } from 'node:crypto'
import type { Doubt } from '@hdoc/contract/signatures/signature-kinds.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { SignatureFacts } from '../../../platform/signatures/facts.ts'
import { judgeFile } from '../../../platform/signatures/judge/judge-file.ts'
import type { Who } from '../../../platform/signatures/judge/read-person.ts'
import { findCertificate } from '../certificate/queries.ts'
import { loadAnchors } from '../trust/load-anchors.ts'

/** Who signed an upload, and what speaks against their certificate besides its issuer. */
export type Signer = { who: Who; doubt: Doubt | undefined; isSeal: boolean }

/** Whether an issuer is trusted, the lists of the day say when somebody looks; the rest does not change any more. */
const ofIssuer: ReadonlySet<Doubt> = new Set(['no_list', 'unknown_issuer'])

/** A renewed certificate of the same key is the same seal. */
const keyOf = (certificate: Buffer): Buffer =>
  new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })

/** Whose certificate stands in a signature that holds; undefined when it holds none that can be read. */
export async function judgeSigner(
  db: TenantDb,
  signature: SignatureFacts,
  now: Date,
): Promise<Signer | undefined> {
  const [judged] = judgeFile({ signatures: [signature] }, await loadAnchors(db), now)
  const [first] = signature.certificates
  if (!judged?.who || first === undefined) return undefined
  const seal = await findCertificate(db)
  return {
    who: judged.who,
    doubt: judged.doubts.find((one) => !ofIssuer.has(one)),
    isSeal: seal !== undefined && keyOf(seal.certificate).equals(keyOf(Buffer.from(first, 'base64'))),
  }
}
