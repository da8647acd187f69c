import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { OID } from '../../platform/signatures/asn1/known-oids.ts'
import {
  bits,
  element,
  integer,
  octets,
  oid,
  sequence,
  setOf,
  time,
  truth,
  utf8,
  within,
} from '../../platform/signatures/asn1/write-asn1.ts'
import type { SigningKey } from '../../platform/signatures/sign/build-signed-data.ts'

const ECDSA_SHA256 = '1.2.840.10045.4.3.2'
const YEAR_MS = 365 * 86_400_000
/** Bits of the key usage: digital signature, and that it cannot be denied. */
const SIGNS = 0xc0

const extension = (name: string, value: Buffer): Buffer => sequence(oid(name), truth(), octets(value))

/**
 * A certificate that an invented person has issued to themselves, with its key. Nobody vouches for it, so a signature
 * with it is shown as unconfirmed.
 */
export function inventedSigner(name: string, at: Date): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const subject = sequence(setOf(sequence(oid('2.5.4.3'), utf8(name))))
  const algorithm = sequence(oid(ECDSA_SHA256))
  const info = publicKey.export({ type: 'spki', format: 'der' })
  const serial = randomBytes(8)
  const content = sequence(
    within(0, integer(2)),
    integer(serial),
    algorithm,
    subject,
    sequence(time(new Date(at.getTime() - YEAR_MS)), time(new Date(at.getTime() + 2 * YEAR_MS))),
    subject,
    info,
    within(
      3,
      sequence(
        extension(OID.basicConstraints, sequence()),
        extension(OID.keyUsage, element(3, Buffer.from([0, SIGNS]))),
      ),
    ),
  )
  const certificate = sequence(content, algorithm, bits(sign('sha256', content, privateKey)))
  return { key: privateKey, certificate, chain: [] }
}
