import { OID } from '../asn1/known-oids.ts'
import { Asn1Error, at, partsOf, readAsn1, timeOf } from '../asn1/read-asn1.ts'
import type { TimestampFacts } from '../facts.ts'
import { findDigest } from './algorithms.ts'
import { type Content, checkSigner, hashOf, type SignerRules } from './check-signer.ts'
import { type Certificate, stampsTime } from './read-certificate.ts'
import { readSignedData, type SignedData, type Signer } from './read-signed-data.ts'

const RULES: SignerRules = { contentType: OID.timestampInfo, bound: true, suits: stampsTime }

/** Most certificates that are kept of a structure; the way up to a list takes three or four. */
const MOST_KEPT = 10

/** The certificates of a structure that can lead upwards from the signer's, by their names; in base64, that one first. */
export function chainOf(first: Certificate, { certificates }: Pick<SignedData, 'certificates'>): string[] {
  const chain: Certificate[] = [first]
  // The list grows while it is walked through.
  for (const { issuer } of chain)
    for (const other of certificates) {
      const isKept = chain.some(({ raw }) => raw.equals(other.raw))
      if (chain.length < MOST_KEPT && !isKept && other.subject.equals(issuer)) chain.push(other)
    }
  return chain.map(({ raw }) => raw.toString('base64'))
}

/** The time and the imprint that a timestamp token states (RFC 3161, 2.4.2). */
function readInfo(content: Buffer): { at: Date; digest: ReturnType<typeof findDigest>; imprint: Buffer } {
  const parts = partsOf(readAsn1(content))
  const imprint = partsOf(at(parts, 2))
  return { at: timeOf(at(parts, 4)), digest: findDigest(at(imprint, 0)), imprint: at(imprint, 1).value }
}

/** Checks a timestamp token over some bytes. Undefined when it does not hold. */
export function checkTimestamp(
  token: Uint8Array,
  stamped: Content,
  { padded = false } = {},
): TimestampFacts | undefined {
  try {
    const data = readSignedData(token, { padded })
    const [signer] = data.signers
    if (data.signers.length !== 1 || !signer || !data.content) return undefined
    if (data.contentType !== OID.timestampInfo) return undefined
    const info = readInfo(data.content)
    if (info.digest === undefined || !hashOf(stamped, info.digest).equals(info.imprint)) return undefined
    const checked = checkSigner(data, signer, [data.content], RULES)
    if (!checked.ok) return undefined
    return {
      at: info.at.toISOString(),
      certificates: chainOf(checked.certificate, data),
      weak: checked.weak || info.digest === 'sha1',
    }
  } catch (error) {
    if (error instanceof Asn1Error) return undefined
    throw error
  }
}

/** The timestamp over a signature that stands beside it (CAdES-T, PAdES-B-T). */
export function timestampOf(signer: Signer): { found: TimestampFacts | undefined; broken: boolean } {
  const tokens = signer.unsigned.get(OID.timestampToken) ?? []
  for (const token of tokens) {
    const found = checkTimestamp(token.raw, [signer.signature])
    if (found) return { found, broken: false }
  }
  return { found: undefined, broken: tokens.length > 0 }
}
