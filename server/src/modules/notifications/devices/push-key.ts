import type { TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import { parseMailAddress } from '../../../platform/mail/mail-address.ts'
import { openSecret, sealSecret } from '../../../platform/secrets/seal-secret.ts'
import { boundKey } from './bound-key.ts'
import { addPushKey, findPushKey } from './queries.ts'

/** The public half of the institution's key pair, which is made when it is first asked for. */
export async function publicPushKey(db: TenantDb, settings: Settings, at: Date): Promise<string> {
  const known = await findPushKey(db)
  if (known) return known.public_key
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const sealed = sealSecret(settings, privateKey, boundKey(db.institutionId))
  await addPushKey(db, { public_key: publicKey, private_sealed: sealed }, at)
  return (await findPushKey(db))?.public_key ?? publicKey
}

/** The key pair to sign pushes with; undefined when there is none that the installation's secret opens. */
export async function openPushKey(
  db: TenantDb,
  settings: Settings,
): Promise<{ publicKey: string; privateKey: string; subject(address: string): string } | undefined> {
  const row = await findPushKey(db)
  const privateKey = row && openSecret(settings, row.private_sealed, boundKey(db.institutionId))
  if (!row || privateKey === undefined) return undefined
  return {
    publicKey: row.public_key,
    privateKey,
    // Whom the browser's service may turn to: our own page, where it is one that they can open.
    subject: (address) =>
      address.startsWith('https:') ? address : `mailto:${parseMailAddress(settings.mailFrom).address}`,
  }
}
