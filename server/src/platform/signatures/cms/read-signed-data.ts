import { createHash } from 'node:crypto'
import { OID } from '../asn1/known-oids.ts'
import { type Asn1, Asn1Error, at, oidOf, partsOf, readAsn1, TAG, timeOf } from '../asn1/read-asn1.ts'
import { element } from '../asn1/write-asn1.ts'
import { type Digest, findDigest } from './algorithms.ts'
import { type Certificate, readCertificates } from './read-certificate.ts'

/** One signer of a CMS structure (RFC 5652). */
export interface Signer {
  readonly sid: Asn1
  readonly digest: Digest | undefined
  readonly algorithm: Asn1
  readonly signature: Buffer
  /** The bytes that were signed in place of the content; undefined = the content itself was. */
  readonly signedBytes: Buffer | undefined
  readonly signed: ReadonlyMap<string, Asn1>
  /** An attribute stands twice, or has more than one value. */
  readonly doubled: boolean
  readonly unsigned: ReadonlyMap<string, readonly Asn1[]>
}

export interface SignedData {
  readonly contentType: string
  /** The content inside; undefined when it lies elsewhere. */
  readonly content: Buffer | undefined
  readonly certificates: readonly Certificate[]
  readonly signers: readonly Signer[]
}

const MOST_CERTIFICATES = 50
const MOST_SIGNERS = 20

function attributesOf(set: Asn1): { values: Map<string, Asn1[]>; doubled: boolean } {
  const values = new Map<string, Asn1[]>()
  let doubled = false
  for (const one of set.items) {
    const parts = partsOf(one)
    const name = oidOf(at(parts, 0))
    doubled ||= values.has(name)
    values.set(name, [...(values.get(name) ?? []), ...partsOf(at(parts, 1), TAG.set)])
  }
  return { values, doubled }
}

function readSigner(info: Asn1): Signer {
  const parts = partsOf(info)
  const holder = at(parts, 3).context === 0 ? at(parts, 3) : undefined
  const rest = parts.slice(holder ? 4 : 3)
  const attributes = holder ? attributesOf(holder) : { values: new Map<string, Asn1[]>(), doubled: false }
  const further = rest.find(({ context }) => context === 1)
  const single = [...attributes.values].flatMap(([name, [first]]) => (first ? [[name, first] as const] : []))
  return {
    sid: at(parts, 1),
    digest: findDigest(at(parts, 2)),
    algorithm: at(rest, 0),
    signature: at(rest, 1).value,
    // RFC 5652, 5.4: what is signed is the set itself, not the element of its context.
    signedBytes: holder && element(0x31, contentOf(holder.raw)),
    signed: new Map(single),
    doubled: attributes.doubled || [...attributes.values.values()].some(({ length }) => length !== 1),
    unsigned: further ? attributesOf(further).values : new Map(),
  }
}

/** The content of an element that stands there in DER. */
function contentOf(raw: Buffer): Buffer {
  const length = raw[1] ?? 0
  if (length === 0x80) throw new Asn1Error('attributes without a length')
  return raw.subarray(length < 0x80 ? 2 : 2 + (length & 0x7f))
}

/** Reads a CMS structure; `padded`: zeros may follow, as in the field of a PDF. */
export function readSignedData(bytes: Uint8Array, { padded = false } = {}): SignedData {
  const outer = partsOf(readAsn1(bytes, { padded }))
  if (oidOf(at(outer, 0)) !== OID.signedData) throw new Asn1Error('signed data')
  const parts = partsOf(at(outer, 1).items[0])
  const inner = partsOf(at(parts, 2))
  const held = inner[1]?.items[0]
  const certificates = parts.slice(3).find(({ context }) => context === 0)?.items ?? []
  const infos = partsOf(at(parts, parts.length - 1), TAG.set)
  if (certificates.length > MOST_CERTIFICATES || infos.length > MOST_SIGNERS) throw new Asn1Error('too many')
  return {
    contentType: oidOf(at(inner, 0)),
    content: held?.tag === TAG.octetString ? held.value : undefined,
    certificates: readCertificates(certificates.map(({ raw }) => raw)),
    signers: infos.map(readSigner),
  }
}

/** The certificate that a signer names, by issuer and number or by the name of its key. */
export function certificateOf({ sid }: Signer, known: readonly Certificate[]): Certificate | undefined {
  if (sid.context === 0) return known.find(({ keyId }) => keyId?.equals(sid.value))
  const [issuer, serial] = partsOf(sid)
  return known.find((one) => issuer?.raw.equals(one.issuer) && serial?.value.equals(one.serial))
}

/** Whether the signer bound the signature to this certificate: „no” would let another one be put in its place. */
export function bindingOf({ signed }: Signer, { raw }: Certificate): 'bound' | 'absent' | 'other' {
  const second = signed.get(OID.signingCertificateV2)
  const first = signed.get(OID.signingCertificate)
  const attribute = second ?? first
  if (!attribute) return 'absent'
  const parts = partsOf(partsOf(partsOf(attribute)[0])[0])
  const named = parts[0]?.tag === TAG.sequence ? parts[0].items : undefined
  const digest = second ? (named ? findDigest(parts[0]) : 'sha256') : 'sha1'
  const expected = parts.find(({ tag }) => tag === TAG.octetString)?.value
  if (digest === undefined || expected === undefined) return 'other'
  return createHash(digest).update(raw).digest().equals(expected) ? 'bound' : 'other'
}

/** The time that the signer claims. */
export function claimedTime({ signed }: Signer): Date | undefined {
  const claimed = signed.get(OID.signingTime)
  try {
    return claimed && timeOf(claimed)
  } catch {
    return undefined
  }
}
