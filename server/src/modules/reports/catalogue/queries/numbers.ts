import { sql } from '../../../../platform/db/sql.ts'
import { isListed } from '../../queries/real-documents.ts'
import type { Reading } from './reading.ts'

type NumberRow = {
  document_id: number | null
  register_id: number
  register: string
  number: string
  state: 'reserved' | 'released' | 'annulled'
  on: string
  by: string
  reason: string
}

/** Numbers reserved and not used, released, and annulled in some days, of the registers that the person sees. */
export function listLooseNumbers(reading: Reading): Promise<NumberRow[]> {
  const { db, viewer, span, parameters } = reading
  const register = parameters.register_id ?? null
  const seen = viewer.all ? sql`true` : sql`n.register_id = any(${[...viewer.seen]}::bigint[])`
  return db.rows(sql<NumberRow>`
    select x.document_id, x.register_id, r.name as register, x.number, x.state, x.on, x.by, x.reason
      from (select null::bigint as document_id, n.register_id, n.number, n.state, n.counter,
                   local_day(coalesce(n.released_at, n.reserved_at)) as on,
                   coalesce(n.released_by_name, n.reserved_by_name) as by, coalesce(n.release_reason, n.note) as reason
              from number_reservations n
             where n.institution_id = ${db.institutionId} and n.state in ('reserved', 'released') and ${seen}
            union all
            select d.id, d.register_id, d.number, 'annulled', d.counter, local_day(d.annulled_at), d.annulled_by_name, d.annulled_reason
              from documents d
             where d.institution_id = ${db.institutionId} and d.status = 9 and d.deleted_at is null and ${isListed(reading)}) x
      join registers r on r.institution_id = ${db.institutionId} and r.id = x.register_id
     where x.on between ${span.from}::date and ${span.to}::date and (${register}::bigint is null or x.register_id = ${register}::bigint)
     order by r.name collate romanian, x.on, x.counter`)
}
