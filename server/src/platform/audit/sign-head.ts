import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto'

/** Newest seal of a chain at a moment. */
export type Head = { institutionId: number; seq: number; hash: Buffer; signedAt: Date }

/** DER prefix of an Ed25519 private key; its 32 bytes follow (RFC 8410). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Derived from the installation's secret, so that all processes sign with the same key and none stores it. */
function privateKey(secret: string) {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'hdoc trail heads', 32))
  return createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, seed]), format: 'der', type: 'pkcs8' })
}

/** Public key as PEM, and its short name: another secret of the installation gives another one. */
export function headKey(secret: string): { id: string; publicKey: string } {
  const publicKey = createPublicKey(privateKey(secret)).export({ type: 'spki', format: 'pem' }).toString()
  return { id: createHash('sha256').update(publicKey).digest('hex').slice(0, 16), publicKey }
}

/** What is signed; anybody with the public key can check it without HDoc. */
export function headText({ institutionId, seq, hash, signedAt }: Head): string {
  return `hdoc-trail-head|1|${institutionId}|${seq}|${hash.toString('hex')}|${signedAt.toISOString()}`
}

/** Ed25519, base64url. */
export function signHead(secret: string, head: Head): string {
  return sign(null, Buffer.from(headText(head)), privateKey(secret)).toString('base64url')
}

export function headIsSigned(publicKey: string, head: Head, signature: string): boolean {
  return verify(
    null,
    Buffer.from(headText(head)),
    createPublicKey(publicKey),
    Buffer.from(signature, 'base64url'),
  )
}
