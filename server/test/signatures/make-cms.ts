import { constants, createHash, type KeyObject, randomBytes, sign } from 'node:crypto'
import { OID } from '../../src/platform/signatures/asn1/known-oids.ts'
import {
  element,
  generalTime,
  integer,
  none,
  octets,
  oid,
  sequence,
  setOf,
  time,
  within,
} from '../../src/platform/signatures/asn1/write-asn1.ts'
import { readCertificate } from '../../src/platform/signatures/cms/read-certificate.ts'
import { type Holder, signatureAlgorithm } from './test-authority.ts'

type Digest = 'sha1' | 'sha256' | 'sha512'

/** How a signature of tests is made, right or wrong. */
export type CmsWishes = {
  by: Holder
  chain?: readonly Holder[]
  digest?: Digest
  at?: string
  /** The content is put inside. */
  inside?: boolean
  /** What the signed part says of the certificate: rightly, not at all, or of another one. */
  binding?: 'right' | 'none' | 'other'
  /** The key that really signs. */
  key?: KeyObject
  /** The digest that the signed part states. */
  stated?: Buffer
  timestamp?: (signature: Buffer) => Buffer
  /** The signed part holds an attribute twice. */
  doubled?: boolean
  pss?: boolean
  /** Signs the content itself, without attributes. */
  bare?: boolean
  contentType?: string
  /** An algorithm of digests that nobody should use. */
  digestName?: string
}

const DIGEST = { sha1: OID.sha1, sha256: OID.sha256, sha512: OID.sha512 }
const attribute = (type: string, value: Buffer): Buffer => sequence(oid(type), setOf(value))

function bindingTo(certificate: Buffer): Buffer {
  const hash = createHash('sha256').update(certificate).digest()
  return attribute(OID.signingCertificateV2, sequence(sequence(sequence(octets(hash)))))
}

const PSS = (): Buffer => {
  const sha256 = sequence(oid(OID.sha256), none())
  const mask = sequence(oid(OID.mgf1), sha256)
  return sequence(oid(OID.rsaPss), sequence(within(0, sha256), within(1, mask), within(2, integer(32))))
}

function signBytes(bytes: Buffer, wishes: CmsWishes, digest: Digest): Buffer {
  const key = wishes.key ?? wishes.by.key
  if (!wishes.pss) return sign(digest, bytes, key)
  return sign(digest, bytes, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 })
}

function makeSigner(content: Buffer, wishes: CmsWishes): Buffer {
  const { by, digest = 'sha256', binding = 'right' } = wishes
  const { issuer, serial } = readCertificate(by.certificate)
  const hash = wishes.stated ?? createHash(digest).update(content).digest()
  const messageDigest = attribute(OID.messageDigest, octets(hash))
  const attributes = setOf(
    attribute(OID.contentType, oid(wishes.contentType ?? OID.data)),
    messageDigest,
    ...(wishes.doubled ? [messageDigest] : []),
    ...(wishes.at ? [attribute(OID.signingTime, time(new Date(wishes.at)))] : []),
    ...(binding === 'right' ? [bindingTo(by.certificate)] : []),
    ...(binding === 'other' ? [bindingTo(Buffer.from('another'))] : []),
  )
  const signature = signBytes(wishes.bare ? content : attributes, wishes, digest)
  const signed = Buffer.from(attributes)
  signed[0] = 0xa0
  const token = wishes.timestamp?.(signature)
  return sequence(
    integer(1),
    sequence(issuer, element(2, serial)),
    sequence(oid(wishes.digestName ?? DIGEST[digest])),
    ...(wishes.bare ? [] : [signed]),
    wishes.pss ? PSS() : signatureAlgorithm(by.key, digest),
    octets(signature),
    ...(token ? [within(1, attribute(OID.timestampToken, token))] : []),
  )
}

/** Makes a CMS structure with one signer for each wish. */
export function makeCms(content: Buffer, ...signers: readonly [CmsWishes, ...CmsWishes[]]): Buffer {
  const [first] = signers
  const type = oid(first.contentType ?? OID.data)
  const held = first.inside ? [within(0, octets(content))] : []
  const certificates = signers.flatMap(({ by, chain = [] }) => [by, ...chain].map((one) => one.certificate))
  const data = sequence(
    integer(1),
    setOf(sequence(oid(DIGEST[first.digest ?? 'sha256']))),
    sequence(type, ...held),
    within(0, ...certificates),
    setOf(...signers.map((wishes) => makeSigner(content, wishes))),
  )
  return sequence(oid(OID.signedData), within(0, data))
}

/** A timestamp token over some bytes (RFC 3161), as the authority of tests gives it. */
export function makeTimestamp(
  bytes: Buffer,
  { by, at, chain = [] }: { by: Holder; at: string; chain?: readonly Holder[] },
): Buffer {
  const hash = createHash('sha256').update(bytes).digest()
  const info = sequence(
    integer(1),
    oid('1.3.6.1.4.1.13762.3'),
    sequence(sequence(oid(OID.sha256), none()), octets(hash)),
    integer(randomBytes(6)),
    generalTime(new Date(at)),
  )
  return makeCms(info, { by, chain, inside: true, contentType: OID.timestampInfo })
}
