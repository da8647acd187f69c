import { createPrivateKey, type KeyObject } from 'node:crypto'
import forge from 'node-forge'
import { at, partsOf, readAsn1 } from '../asn1/read-asn1.ts'
import { bits, sequence } from '../asn1/write-asn1.ts'
import { type Certificate, issues, readCertificates } from '../cms/read-certificate.ts'
import { isSigningKey } from './build-signed-data.ts'

export type Pkcs12Refusal =
  | 'pkcs12_unreadable'
  | 'pkcs12_password'
  | 'pkcs12_no_key'
  | 'pkcs12_several_keys'
  | 'pkcs12_key_kind'

/** A key and its certificates, each in base64 (DER; the key as PKCS#8). */
export type OpenedPkcs12 =
  | { ok: true; key: string; certificate: string; chain: string[] }
  | { ok: false; refusal: Pkcs12Refusal }

type Bag = forge.pkcs12.Bag
const { oids } = forge.pki

const derOf = (asn1: forge.asn1.Asn1): Buffer => Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary')
const bagsOf = (file: forge.pkcs12.Pkcs12Pfx, type: string | undefined): Bag[] =>
  type === undefined ? [] : (file.getBags({ bagType: type })[type] ?? [])

/** The key as PKCS#8. The library knows RSA itself and hands the rest on as it stands. */
function keyOf(bag: Bag): KeyObject | undefined {
  const der = bag.key
    ? derOf(forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(bag.key)))
    : bag.asn1 && derOf(bag.asn1)
  try {
    return der && createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  } catch {
    return undefined
  }
}

/**
 * The certificate as it was issued. The library would write the algorithm of its signature in its own way, which may
 * break it; the right one stands in the signed part too (RFC 5280, 4.1.1.2).
 */
function rewritten(certificate: forge.pki.Certificate): Buffer {
  const { tbsCertificate } = certificate as unknown as { tbsCertificate: forge.asn1.Asn1 }
  const signed = derOf(tbsCertificate)
  const parts = partsOf(readAsn1(signed))
  const algorithm = at(parts, parts[0]?.context === 0 ? 2 : 1).raw
  return sequence(signed, algorithm, bits(Buffer.from(certificate.signature as string, 'binary')))
}

const certificateOf = (bag: Bag): Buffer[] => {
  if (bag.cert) return [rewritten(bag.cert)]
  return bag.asn1 ? [derOf(bag.asn1)] : []
}

function readPkcs12(bytes: Buffer, password: string): forge.pkcs12.Pkcs12Pfx | Pkcs12Refusal {
  let asn1: forge.asn1.Asn1
  try {
    asn1 = forge.asn1.fromDer(forge.util.createBuffer(bytes.toString('binary')))
  } catch {
    return 'pkcs12_unreadable'
  }
  try {
    return forge.pkcs12.pkcs12FromAsn1(asn1, false, password)
  } catch (error) {
    // The library says it in words only. What a right password opens does not fail in the middle of a bag.
    const words = error instanceof Error ? error.message : ''
    return /password|MAC|decrypt|padding/i.test(words) ? 'pkcs12_password' : 'pkcs12_unreadable'
  }
}

const belongs = (key: KeyObject, { x509 }: Certificate): boolean => {
  try {
    return x509.checkPrivateKey(key)
  } catch {
    return false
  }
}

/** The certificates on the way up from one, itself left out; a file may hold any number of others. */
function pathFrom(own: Certificate, all: readonly Certificate[]): Certificate[] {
  const path = [own]
  // The list grows while it is walked through.
  for (const one of path) {
    const issuer = all.find((other) => issues(other) && !path.includes(other) && isIssuedBy(one, other))
    if (issuer) path.push(issuer)
  }
  return path.slice(1)
}

const isIssuedBy = (one: Certificate, issuer: Certificate): boolean => {
  try {
    return one.issuer.equals(issuer.subject) && one.x509.verify(issuer.x509.publicKey)
  } catch {
    return false
  }
}

/** Opens a PKCS#12 file (.p12, .pfx) with its password. It must hold exactly one key, with its certificate. */
export function openPkcs12(bytes: Buffer, password: string): OpenedPkcs12 {
  const file = readPkcs12(bytes, password)
  if (typeof file === 'string') return { ok: false, refusal: file }
  const bags = [...bagsOf(file, oids.pkcs8ShroudedKeyBag), ...bagsOf(file, oids.keyBag)]
  if (bags.length > 1) return { ok: false, refusal: 'pkcs12_several_keys' }
  const key = bags[0] && keyOf(bags[0])
  const certificates = readCertificates(bagsOf(file, oids.certBag).flatMap(certificateOf))
  const own = key && certificates.find((one) => belongs(key, one))
  if (!key || !own) return { ok: false, refusal: 'pkcs12_no_key' }
  if (!isSigningKey(key)) return { ok: false, refusal: 'pkcs12_key_kind' }
  return {
    ok: true,
    key: key.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    certificate: own.raw.toString('base64'),
    chain: pathFrom(own, certificates).map(({ raw }) => raw.toString('base64')),
  }
}
