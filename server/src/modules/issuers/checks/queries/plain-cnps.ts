import type { PlatformDb } from '../../../../platform/db/database.ts'
import { inScope, type Scope } from '../../../../platform/db/institution-scope.ts'
import { sql } from '../../../../platform/db/sql.ts'

type PlainRow = { institution_id: number; tag: string; plain: number }

/** Counts unencrypted CNPs by institution, in the directory of issuers and in what merges keep. */
export function countPlainCnps(db: PlatformDb, scope: Scope): Promise<PlainRow[]> {
  return db.rows(sql<PlainRow>`
    select p.institution_id, n.tag, count(*)::integer as plain
      from (select institution_id from issuers where cnp <> ''
            union all
            select institution_id from issuer_merges where before ->> 'cnp' <> '' or after ->> 'cnp' <> '') p
      join institutions n on n.id = p.institution_id
     where ${inScope('p.institution_id', scope)} group by p.institution_id, n.tag order by 1`)
}
