import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey, everySecret, KEY_ID_BYTES, keyId, type Secrets, secretNamed } from './key-ring.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16
/** First byte of a sealed value. After it come the name of the secret, nonce, encrypted text and tag. */
const FORM = Buffer.from([1])
const MARK_BYTES = FORM.length + KEY_ID_BYTES

const AT_REST = 'hdoc secrets at rest'

/** The first bytes of every value sealed with a secret. */
const markOf = (secret: string): Buffer => Buffer.concat([FORM, keyId(secret)])

/**
 * The first bytes of every value sealed with the present secret; a value
 * without them waits to be sealed anew.
 */
export const sealMark = ({ secret }: Secrets): Buffer => markOf(secret)

export function seal(secret: string, purpose: string, plain: string, bound: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', derivedKey(secret, purpose), nonce).setAAD(Buffer.from(bound))
  const text = [cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([markOf(secret), nonce, ...text])
}

function openWith(secret: string, purpose: string, sealed: Buffer, bound: string): string | undefined {
  try {
    const decipher = createDecipheriv(
      'aes-256-gcm',
      derivedKey(secret, purpose),
      sealed.subarray(0, NONCE_BYTES),
    )
      .setAAD(Buffer.from(bound))
      .setAuthTag(sealed.subarray(-TAG_BYTES))
    const plain = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8')
    return plain + decipher.final('utf8')
  } catch {
    return undefined
  }
}

/**
 * Opens a sealed value. Undefined when its secret is not named any more, or when the value belongs
 * to another row or was changed.
 */
export function open(secrets: Secrets, purpose: string, sealed: Buffer, bound: string): string | undefined {
  if (sealed.subarray(0, FORM.length).equals(FORM)) {
    const secret = secretNamed(secrets, sealed.subarray(FORM.length, MARK_BYTES))
    const plain = secret && openWith(secret, purpose, sealed.subarray(MARK_BYTES), bound)
    if (plain !== undefined) return plain
  }
  return undefined
}

/**
 * Encrypts a secret for the database (AES-256-GCM, with a key derived from the installation's secret).
 * `bound` names the row to which it belongs (`totp|1|17`); moved to another row it does not open.
 */
export function sealSecret({ secret }: Secrets, plain: string, bound: string): Buffer {
  return seal(secret, AT_REST, plain, bound)
}

/** Opens what `sealSecret` sealed; undefined as `open` says. */
export function openSecret(secrets: Secrets, sealed: Buffer, bound: string): string | undefined {
  const plain = open(secrets, AT_REST, sealed, bound)
  if (plain !== undefined) return plain
  // Sealed before values named their secret.
  for (const secret of everySecret(secrets)) {
    const older = openWith(secret, AT_REST, sealed, bound)
    if (older !== undefined) return older
  }
  return undefined
}
