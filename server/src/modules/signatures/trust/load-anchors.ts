import type { TenantDb } from '../../../platform/db/database.ts'
import { type Anchors, anchorsOf } from '../../../platform/signatures/judge/anchors.ts'
import { listIssuers } from './queries.ts'

/** The issuers that the institution's lists vouch for. */
export async function loadAnchors(db: TenantDb): Promise<Anchors> {
  return anchorsOf(await listIssuers(db))
}
