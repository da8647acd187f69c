import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { derivedKey, everySecret, type Secrets } from '../../../platform/secrets/key-ring.ts'

/** Whom a device is known for; the hash of the password ends it with the password. */
export type DeviceOwner = { institutionId: number; userId: number; passwordHash: string }

const PURPOSE = 'hdoc known device'
const ID_BYTES = 16
const FORM = /^(\d{1,15})\.([\w-]{22})\.([\w-]{43})$/

function markOf(secret: string, { institutionId, userId, passwordHash }: DeviceOwner, id: string): Buffer {
  return createHmac('sha256', derivedKey(secret, PURPOSE))
    .update(`${institutionId}|${userId}|${id}|${passwordHash}`)
    .digest()
}

/** What a browser keeps after a sign-in: it names one account, and is worth five guesses at its password. */
export function newDeviceToken({ secret }: Pick<Secrets, 'secret'>, owner: DeviceOwner): string {
  const id = randomBytes(ID_BYTES).toString('base64url')
  return `${owner.userId}.${id}.${markOf(secret, owner, id).toString('base64url')}`
}

/** The name of a device that is known for this person with the password of today; undefined otherwise. */
export function deviceOf(
  secrets: Secrets,
  owner: DeviceOwner,
  token: string | undefined,
): string | undefined {
  const [, userId, id = '', mark = ''] = FORM.exec(token ?? '') ?? []
  if (userId !== String(owner.userId)) return undefined
  const given = Buffer.from(mark, 'base64url')
  const fits = everySecret(secrets).some((secret) => {
    const expected = markOf(secret, owner, id)
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  return fits ? id : undefined
}
