import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'

/** The installation's secret, and its former ones as long as they are named beside it. */
export type ProofSecrets = { readonly secret: string; readonly oldSecrets?: readonly string[] }

/** DER prefix of an Ed25519 private key; its 32 bytes follow (RFC 8410). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * Derived from the installation's secret, so that all processes sign with the same key and none stores it.
 */
function privateKey(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'hdoc trail heads', 32))
  return createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, seed]), format: 'der', type: 'pkcs8' })
}

export type ProofKey = { id: string; publicKey: string }

export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(publicKey).digest('hex').slice(0, 16)

/**
 * The public key of a secret as PEM, and its short name. Another secret gives another key and another name.
 */
export function keyOf(secret: string): ProofKey {
  const publicKey = createPublicKey(privateKey(secret)).export({ type: 'spki', format: 'pem' }).toString()
  return { id: keyIdOf(publicKey), publicKey }
}

/** The Ed25519 signature of a text, as base64url. */
export function signWith(secret: string, text: string): string {
  return sign(null, Buffer.from(text), privateKey(secret)).toString('base64url')
}

/** Key and signature come from outside, so a malformed one gives false instead of an error. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  try {
    return verify(null, Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64url'))
  } catch {
    return false
  }
}
