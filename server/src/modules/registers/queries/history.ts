import type { HistorySeries } from '@hdoc/contract/registers/registers.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** The numbers of a register of history by year. Those without digits (counter 0) stand in no order and are only counted. */
export function listHistorySeries(db: TenantDb, registerId: number): Promise<HistorySeries[]> {
  return db.rows(sql<HistorySeries>`
    select series, count(*) as documents,
           (array_agg(number order by counter, ordinal))[1] as first, (array_agg(number order by counter desc, ordinal desc))[1] as last,
           coalesce(max(counter) filter (where counter > 0) - min(counter) filter (where counter > 0) + 1, 0)
             - count(distinct counter) filter (where counter > 0) as missing,
           count(*) - count(distinct number) as repeated
      from register_ledger
     where institution_id = ${db.institutionId} and register_id = ${registerId} and kind = 4
     group by series order by series`)
}
