import { constants, type KeyObject, verify } from 'node:crypto'
import { OID } from '../asn1/known-oids.ts'
import { type Asn1, at, oidOf, partsOf, TAG } from '../asn1/read-asn1.ts'

export type Digest = 'sha1' | 'sha256' | 'sha384' | 'sha512'

const DIGESTS: Readonly<Record<string, Digest>> = {
  [OID.sha1]: 'sha1',
  [OID.sha256]: 'sha256',
  [OID.sha384]: 'sha384',
  [OID.sha512]: 'sha512',
}

export const findDigest = (algorithm: Asn1 | undefined): Digest | undefined =>
  DIGESTS[oidOf(at(partsOf(algorithm), 0))]

/** How a signature algorithm is checked; `digest` is undefined where the algorithm leaves it to the signer. */
type Scheme =
  | { kind: 'rsa' | 'ec' | 'ed25519'; digest?: Digest }
  | { kind: 'pss'; digest: Digest; salt: number }

const SCHEMES: Readonly<Record<string, Scheme>> = {
  [OID.rsa]: { kind: 'rsa' },
  '1.2.840.113549.1.1.5': { kind: 'rsa', digest: 'sha1' },
  '1.2.840.113549.1.1.11': { kind: 'rsa', digest: 'sha256' },
  '1.2.840.113549.1.1.12': { kind: 'rsa', digest: 'sha384' },
  '1.2.840.113549.1.1.13': { kind: 'rsa', digest: 'sha512' },
  [OID.ec]: { kind: 'ec' },
  '1.2.840.10045.4.1': { kind: 'ec', digest: 'sha1' },
  '1.2.840.10045.4.3.2': { kind: 'ec', digest: 'sha256' },
  '1.2.840.10045.4.3.3': { kind: 'ec', digest: 'sha384' },
  '1.2.840.10045.4.3.4': { kind: 'ec', digest: 'sha512' },
  [OID.ed25519]: { kind: 'ed25519' },
}

/** RFC 4055, 3.1: digest [0], mask [1], length of the salt [2]; without them SHA-1 and 20. */
function readPss(parameters: Asn1 | undefined): Scheme | undefined {
  if (parameters?.tag !== TAG.sequence) return undefined
  const part = (number: number) => parameters.items.find(({ context }) => context === number)?.items[0]
  const digest = part(0) ? findDigest(part(0)) : 'sha1'
  const mask = part(1)
  const maskDigest = mask ? findDigest(at(partsOf(mask), 1)) : 'sha1'
  const salt = part(2)
  if (digest === undefined || maskDigest !== digest) return undefined
  return { kind: 'pss', digest, salt: salt ? salt.value.readUIntBE(0, salt.value.length) : 20 }
}

/** The check that a signature algorithm asks for; undefined for one that HDoc does not know. */
export function findScheme(algorithm: Asn1): Scheme | undefined {
  const parts = partsOf(algorithm)
  const name = oidOf(at(parts, 0))
  return name === OID.rsaPss ? readPss(parts[1]) : SCHEMES[name]
}

/** Checks a signature with a public key. False also when key and algorithm do not belong together. */
export function verifies(
  scheme: Scheme,
  key: KeyObject,
  { digest, data, signature }: { digest: Digest; data: Uint8Array; signature: Uint8Array },
): boolean {
  // An algorithm that names another digest than the signer would let one be put in place of the other.
  if (scheme.digest !== undefined && scheme.digest !== digest) return false
  const type = key.asymmetricKeyType
  try {
    if (scheme.kind === 'pss') {
      const padding = constants.RSA_PKCS1_PSS_PADDING
      const fits = type === 'rsa' || type === 'rsa-pss'
      return fits && verify(digest, data, { key, padding, saltLength: scheme.salt }, signature)
    }
    if (scheme.kind === 'ed25519') return type === 'ed25519' && verify(null, data, key, signature)
    if (scheme.kind === 'ec') return type === 'ec' && verify(digest, data, key, signature)
    return type === 'rsa' && verify(digest, data, key, signature)
  } catch {
    // OpenSSL refuses keys and signatures that are not what they say.
    return false
  }
}

const LEAST_RSA_BITS = 2048

/** Keys and digests that are too short to be relied on (ETSI TS 119 312). */
export function isWeak(digest: Digest, key: KeyObject): boolean {
  const bits = key.asymmetricKeyDetails?.modulusLength
  return digest === 'sha1' || (bits !== undefined && bits < LEAST_RSA_BITS)
}
