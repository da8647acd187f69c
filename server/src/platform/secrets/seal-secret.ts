import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'hdoc secrets at rest', 32))

/**
 * Encrypts a secret for the database (AES-256-GCM, key from the installation's secret). `bound` names the row it
 * belongs to (`totp|1|17`): moved to another row it does not open.
 */
export function sealSecret(secret: string, plain: string, bound: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(bound))
  return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** The secret again; undefined when it was sealed with another installation secret, for another row, or changed. */
export function openSecret(secret: string, sealed: Buffer, bound: string): string | undefined {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(-TAG_BYTES)
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce)
      .setAAD(Buffer.from(bound))
      .setAuthTag(tag)
    const plain = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8')
    return plain + decipher.final('utf8')
  } catch {
    return undefined
  }
}
