import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type PublicFormKind, publicFormKinds } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import { derivedKey, everySecret, type Secrets } from '../../../platform/secrets/key-ring.ts'

type Issued = { institutionId: number; kind: PublicFormKind; at: Date }
export type ReadKey = { kind: PublicFormKind; at: Date }

const RANDOM_BYTES = 16
const MAC_BYTES = 16

const macOf = (secret: string, institutionId: number, head: string): Buffer =>
  createHmac('sha256', derivedKey(secret, 'hdoc key of a public form'))
    .update(`${institutionId}|${head}`)
    .digest()
    .subarray(0, MAC_BYTES)

/**
 * The key of a form that is opened: it names form and moment, and only this server can have made it. Its browser sends
 * files and form with it; nobody else ever gets it. Nothing is stored until something comes with it.
 */
export function issueKey({ secret }: Secrets, { institutionId, kind, at }: Issued): string {
  const head = `${kind}.${at.getTime().toString(36)}.${randomBytes(RANDOM_BYTES).toString('base64url')}`
  return `${head}.${macOf(secret, institutionId, head).toString('base64url')}`
}

/** What a key says; undefined when this institution never gave it. */
export function readKey(secrets: Secrets, institutionId: number, key: string): ReadKey | undefined {
  const cut = key.lastIndexOf('.')
  const head = key.slice(0, cut)
  const mac = Buffer.from(key.slice(cut + 1), 'base64url')
  const isOurs = everySecret(secrets).some((secret) => {
    const right = macOf(secret, institutionId, head)
    return mac.length === right.length && timingSafeEqual(mac, right)
  })
  if (!isOurs) return undefined
  const [name, time = ''] = head.split('.')
  const kind = publicFormKinds.find((one) => one === name)
  return kind && { kind, at: new Date(Number.parseInt(time, 36)) }
}

/** The hash that is stored of a key. It needs no salt, because nobody can try all keys. */
export const keyHash = (key: string): Buffer => createHash('sha256').update(key).digest()
