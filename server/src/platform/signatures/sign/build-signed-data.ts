import { createHash, type KeyObject, sign } from 'node:crypto'
import { OID } from '../asn1/known-oids.ts'
import { element, integer, none, octets, oid, sequence, setOf, within } from '../asn1/write-asn1.ts'
import { type Content, hashOf } from '../cms/check-signer.ts'
import { readCertificate } from '../cms/read-certificate.ts'

/** A key with its certificate, and those of its issuers. */
export type SigningKey = { key: KeyObject; certificate: Buffer; chain: readonly Buffer[] }

const attribute = (type: string, value: Buffer): Buffer => sequence(oid(type), setOf(value))
const sha256 = (): Buffer => sequence(oid(OID.sha256))

/** RSA with SHA-256, or ECDSA with SHA-256: what every reader of signatures knows. */
function algorithmOf(key: KeyObject): Buffer {
  if (key.asymmetricKeyType === 'rsa') return sequence(oid('1.2.840.113549.1.1.11'), none())
  if (key.asymmetricKeyType === 'ec') return sequence(oid('1.2.840.10045.4.3.2'))
  throw new Error('a key of another kind')
}

/** May this key sign in HDoc. */
export const isSigningKey = (key: KeyObject): boolean =>
  key.asymmetricKeyType === 'rsa' || key.asymmetricKeyType === 'ec'

/** What a signature needs of its room besides certificates: itself, what it signs of itself, and most timestamps. */
const BESIDES_CERTIFICATES = 12 * 1024

/** Whether a key's certificates leave the rest of a signature its room. */
export const fitsInto = (
  room: number,
  { certificate, chain }: Pick<SigningKey, 'certificate' | 'chain'>,
): boolean =>
  [certificate, ...chain].reduce((sum, { length }) => sum + length, 0) + BESIDES_CERTIFICATES <= room

type Wishes = {
  /** Bytes that the structure may have. */
  room: number
  /** Gives a token for the signature's bytes, or none. */
  timestamp?: ((signature: Buffer) => Promise<Buffer | undefined>) | undefined
}

/**
 * Signs a content that lies apart (CAdES baseline B). With a timestamp it is baseline T; one that does not fit into the
 * room is left out.
 */
export async function buildSignedData(
  content: Content,
  { key, certificate, chain }: SigningKey,
  { room, timestamp }: Wishes,
): Promise<{ contents: Buffer; timestamped: boolean }> {
  const { issuer, serial } = readCertificate(certificate)
  const hash = createHash('sha256').update(certificate).digest()
  const attributes = setOf(
    attribute(OID.contentType, oid(OID.data)),
    attribute(OID.messageDigest, octets(hashOf(content, 'sha256'))),
    attribute(OID.signingCertificateV2, sequence(sequence(sequence(octets(hash))))),
  )
  const signature = sign('sha256', attributes, key)
  const token = await timestamp?.(signature)
  // RFC 5652, 5.3: signed is a set; in the structure stands an element of its context in its place.
  const signed = Buffer.from(attributes)
  signed[0] = 0xa0
  const write = (...unsigned: Buffer[]): Buffer => {
    const signer = sequence(
      integer(1),
      sequence(issuer, element(2, serial)),
      sha256(),
      signed,
      algorithmOf(key),
      octets(signature),
      ...unsigned,
    )
    const data = sequence(
      integer(1),
      setOf(sha256()),
      sequence(oid(OID.data)),
      within(0, certificate, ...chain),
      setOf(signer),
    )
    return sequence(oid(OID.signedData), within(0, data))
  }
  const stamped = token && write(within(1, attribute(OID.timestampToken, token)))
  return stamped && stamped.length <= room
    ? { contents: stamped, timestamped: true }
    : { contents: write(), timestamped: false }
}
