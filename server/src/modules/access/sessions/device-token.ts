import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { derivedKey, everySecret, type Secrets } from '../../../platform/secrets/key-ring.ts'

/**
 * The account a device is known for. The mark contains the password hash, so a new password ends the device.
 */
export type DeviceOwner = { institutionId: number; userId: number; passwordHash: string }

const PURPOSE = 'hdoc known device'
const ID_BYTES = 16
const FORM = /^(\d{1,15})\.([\w-]{22})\.([\w-]{43})$/

function markOf(secret: string, { institutionId, userId, passwordHash }: DeviceOwner, id: string): Buffer {
  return createHmac('sha256', derivedKey(secret, PURPOSE))
    .update(`${institutionId}|${userId}|${id}|${passwordHash}`)
    .digest()
}

/**
 * Makes what a browser keeps after a sign-in. It names one account, and gives its browser a count of failures
 * of its own.
 */
export function newDeviceToken({ secret }: Pick<Secrets, 'secret'>, owner: DeviceOwner): string {
  const id = randomBytes(ID_BYTES).toString('base64url')
  return `${owner.userId}.${id}.${markOf(secret, owner, id).toString('base64url')}`
}

/** Gives the name of a device that is known for this person with today's password; undefined otherwise. */
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
