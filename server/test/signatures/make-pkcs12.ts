import forge from 'node-forge'
import type { Holder } from './test-authority.ts'

/**
 * A PKCS#12 file as offices export it. All keys, those of the issuers too, must be of RSA: the library writes no
 * others.
 */
export function makePkcs12(
  holder: Holder,
  password: string,
  { chain = [], algorithm = 'aes256' }: { chain?: readonly Holder[]; algorithm?: '3des' | 'aes256' } = {},
): Buffer {
  const key = forge.pki.privateKeyFromPem(holder.key.export({ type: 'pkcs8', format: 'pem' }).toString())
  const certificates = [holder, ...chain].map(({ certificate }) =>
    forge.pki.certificateFromAsn1(
      forge.asn1.fromDer(forge.util.createBuffer(certificate.toString('binary'))),
    ),
  )
  const asn1 = forge.pkcs12.toPkcs12Asn1(key, certificates, password, { algorithm, count: 100 })
  return Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary')
}
