import { X509Certificate } from 'node:crypto'
import { OID } from '../asn1/known-oids.ts'
import { type Asn1, at, oidOf, partsOf, readAsn1, TAG, timeOf } from '../asn1/read-asn1.ts'

/** The parts of a certificate that checks need. */
export interface Certificate {
  readonly raw: Buffer
  readonly x509: X509Certificate
  /** The bytes of the names and the number, for exact comparison. */
  readonly issuer: Buffer
  readonly subject: Buffer
  readonly serial: Buffer
  readonly keyId: Buffer | undefined
  readonly from: Date
  readonly until: Date
  /** May it issue certificates, and how many issuers may stand below it. */
  readonly authority: boolean
  readonly pathLength: number | undefined
  /** Bits of the key usage, the first byte at the left; undefined = not restricted. */
  readonly usage: Buffer | undefined
  readonly extendedUsage: readonly string[] | undefined
  /** An extension that is marked as decisive and that HDoc does not know. */
  readonly unknownCritical: boolean
}

const KNOWN: ReadonlySet<string> = new Set([
  OID.subjectKeyId,
  OID.keyUsage,
  OID.basicConstraints,
  OID.extendedKeyUsage,
  // Policies, policy constraints and qualified statements narrow nothing that HDoc says of a signer.
  '2.5.29.32',
  '2.5.29.36',
  '2.5.29.17',
  '1.3.6.1.5.5.7.1.3',
])

type Extension = { name: string; critical: boolean; value: Buffer }

function extensionsOf(holder: Asn1 | undefined): Extension[] {
  return partsOf(holder?.items[0] ?? undefined).map((one) => {
    const parts = partsOf(one)
    return {
      name: oidOf(at(parts, 0)),
      critical: parts.length === 3 && at(parts, 1).value[0] !== 0,
      value: at(parts, parts.length - 1).value,
    }
  })
}

export function readCertificate(raw: Buffer): Certificate {
  const whole = partsOf(readAsn1(raw))
  const all = partsOf(at(whole, 0))
  // The version stands before the number where it is not the first one.
  const fields = all[0]?.context === 0 ? all.slice(1) : all
  const holder = fields.find(({ context }) => context === 3)
  const extensions = holder ? extensionsOf(holder) : []
  const find = (name: string) => extensions.find((one) => one.name === name)?.value
  const [constraints, usage, extended, keyId] = [
    find(OID.basicConstraints),
    find(OID.keyUsage),
    find(OID.extendedKeyUsage),
    find(OID.subjectKeyId),
  ]
  const limits = constraints ? partsOf(readAsn1(constraints)) : []
  const length = limits.find(({ tag }) => tag === TAG.integer)
  const validity = partsOf(at(fields, 3))
  return {
    raw,
    x509: new X509Certificate(raw),
    serial: at(fields, 0).value,
    issuer: at(fields, 2).raw,
    subject: at(fields, 4).raw,
    from: timeOf(at(validity, 0)),
    until: timeOf(at(validity, 1)),
    keyId: keyId && readAsn1(keyId).value,
    authority: limits[0]?.tag === TAG.boolean && readFlag(limits[0]),
    pathLength:
      length && length.value.length <= 2 ? length.value.readUIntBE(0, length.value.length) : undefined,
    usage: usage && readAsn1(usage).value,
    extendedUsage: extended && partsOf(readAsn1(extended)).map(oidOf),
    unknownCritical: extensions.some(({ name, critical }) => critical && !KNOWN.has(name)),
  }
}

const readFlag = (flag: Asn1): boolean => flag.raw.at(-1) !== 0

/** Reads those of some certificates that can be read. */
export function readCertificates(raws: readonly Buffer[]): Certificate[] {
  return raws.flatMap((raw) => {
    try {
      return [readCertificate(raw)]
    } catch {
      return []
    }
  })
}

const BIT = { digitalSignature: 0x80, nonRepudiation: 0x40, certSign: 0x04 } as const

const has = ({ usage }: Certificate, bits: number): boolean =>
  usage === undefined || ((usage[0] ?? 0) & bits) !== 0

/** May its key sign documents. */
export const signsDocuments = (one: Certificate): boolean =>
  !one.unknownCritical &&
  has(one, BIT.digitalSignature | BIT.nonRepudiation) &&
  !(one.extendedUsage?.length === 1 && one.extendedUsage[0] === OID.timeStamping)

/** RFC 3161, 2.3: the certificate of a timestamp authority is for nothing else. */
export const stampsTime = (one: Certificate): boolean =>
  !one.unknownCritical && (one.extendedUsage?.includes(OID.timeStamping) ?? false)

export const issues = (one: Certificate): boolean =>
  one.authority && !one.unknownCritical && has(one, BIT.certSign)
