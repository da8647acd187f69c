import { headKey, signHead } from '../../../platform/audit/sign-head.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import { addHead, findNewestSeal, type HeadRow, listHeads } from './queries.ts'

type With = { clock: Clock; settings: Pick<Settings, 'secret'> }

/** Signs the newest head of the institution's chain, unless it is signed; undefined while nothing is sealed. */
export async function signNewestHead(db: TenantDb, { clock, settings }: With): Promise<HeadRow | undefined> {
  const seal = await findNewestSeal(db)
  if (!seal) return undefined
  const signedAt = clock.now()
  await addHead(db, {
    ...seal,
    signed_at: signedAt,
    key_id: headKey(settings.secret).id,
    signature: signHead(settings.secret, { institutionId: db.institutionId, ...seal, signedAt }),
  })
  return (await listHeads(db, 1))[0]
}
