import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { OID } from '../../src/platform/signatures/asn1/known-oids.ts'
import {
  bits,
  element,
  integer,
  none,
  octets,
  oid,
  sequence,
  setOf,
  time,
  truth,
  utf8,
  within,
} from '../../src/platform/signatures/asn1/write-asn1.ts'

/** A certificate with its private key. */
export type Holder = { key: KeyObject; publicKey: KeyObject; name: Buffer; certificate: Buffer }

export type CertificateWishes = {
  name: string
  /** Who issues it; without one it issues itself. */
  by?: Pick<Holder, 'key' | 'name'>
  keys?: { privateKey: KeyObject; publicKey: KeyObject }
  from?: string
  until?: string
  authority?: boolean
  usage?: number
  purposes?: readonly string[]
  statements?: readonly string[]
  weak?: boolean
}

const ecKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
export const rsaKeys = (modulusLength = 2048) => generateKeyPairSync('rsa', { modulusLength })

const nameOf = (text: string): Buffer =>
  sequence(setOf(sequence(oid('2.5.4.10'), utf8('Probe SRL'))), setOf(sequence(oid('2.5.4.3'), utf8(text))))

const extension = (name: string, value: Buffer, critical = false): Buffer =>
  sequence(oid(name), ...(critical ? [truth()] : []), octets(value))

export const signatureAlgorithm = (
  key: KeyObject,
  digest: 'sha1' | 'sha256' | 'sha512' = 'sha256',
): Buffer => {
  const names = {
    rsa: { sha1: '1.2.840.113549.1.1.5', sha256: '1.2.840.113549.1.1.11', sha512: '1.2.840.113549.1.1.13' },
    ec: { sha1: '1.2.840.10045.4.1', sha256: '1.2.840.10045.4.3.2', sha512: '1.2.840.10045.4.3.4' },
  }
  return key.asymmetricKeyType === 'rsa'
    ? sequence(oid(names.rsa[digest]), none())
    : sequence(oid(names.ec[digest]))
}

/** Key usage of who signs documents, and of who issues certificates. */
const USAGE = { signs: 0xc0, issues: 0x04 } as const

/** Issues a certificate as an authority of tests wants it, right or wrong. */
export function issue(wishes: CertificateWishes): Holder {
  const { privateKey, publicKey } = wishes.keys ?? ecKeys()
  const name = nameOf(wishes.name)
  const issuer = wishes.by ?? { key: privateKey, name }
  const usage = wishes.usage ?? (wishes.authority ? USAGE.issues : USAGE.signs)
  const info = publicKey.export({ type: 'spki', format: 'der' })
  const keyId = createHash('sha1').update(info).digest()
  const extensions = [
    extension(OID.basicConstraints, sequence(...(wishes.authority ? [truth()] : [])), true),
    extension(OID.keyUsage, element(3, Buffer.from([0, usage])), true),
    extension(OID.subjectKeyId, octets(keyId)),
    ...(wishes.purposes
      ? [extension(OID.extendedKeyUsage, sequence(...wishes.purposes.map(oid)), true)]
      : []),
    ...(wishes.statements
      ? [extension('1.3.6.1.5.5.7.1.3', sequence(...wishes.statements.map((one) => sequence(oid(one)))))]
      : []),
  ]
  const serial = randomBytes(8)
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 1
  const content = sequence(
    within(0, integer(2)),
    integer(serial),
    signatureAlgorithm(issuer.key),
    issuer.name,
    sequence(
      time(new Date(wishes.from ?? '2024-01-01T00:00:00Z')),
      time(new Date(wishes.until ?? '2034-01-01T00:00:00Z')),
    ),
    name,
    info,
    within(3, sequence(...extensions)),
  )
  const certificate = sequence(
    content,
    signatureAlgorithm(issuer.key),
    bits(sign('sha256', content, issuer.key)),
  )
  return { key: privateKey, publicKey, name, certificate }
}

/** An authority with a person and a timestamp service, all of them in order. */
export function testAuthority() {
  const root = issue({ name: 'Autoritate de probă', authority: true })
  const person = issue({ name: 'Ana Pop', by: root })
  const stamper = issue({ name: 'Marcă temporală de probă', by: root, purposes: [OID.timeStamping] })
  return { root, person, stamper }
}
