import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** One line of the trail about what became of an entry in public. */
export type DeclaredRow = {
  at: string
  action: string
  by: string
  entry_id: number
  number: string
  act_on: string | null
  title: string
  erased: boolean
  category_code: string
  category_name: string
  /** Where the line stands in the chain; null while it is not sealed. */
  seq: number | null
  hash: string | null
}

const declaredActions = [
  'gazette_entry.published',
  'gazette_entry.withdrawn',
  'gazette_entry.erased',
] as const
/** As many lines as one declaration holds. */
const MOST_DECLARED = 5_000

/** What was published, withdrawn and erased on some days, in the order of the trail. */
export function listDeclared(
  db: TenantDb,
  { from, to }: { from: string; to: string },
): Promise<DeclaredRow[]> {
  return db.rows(sql<DeclaredRow>`
    select a.at, a.action, a.actor_name as by, e.id as entry_id, e.number, e.act_on, e.title, e.erased,
           c.code as category_code, c.name as category_name, s.seq, encode(s.hash, 'hex') as hash
      from audit_entries a
      join gazette_entries e on e.institution_id = a.institution_id and e.id = a.subject_id
      join gazette_categories c on c.institution_id = e.institution_id and c.id = e.category_id
      left join audit_seals s on s.institution_id = a.institution_id and s.entry_id = a.id
     where a.institution_id = ${db.institutionId} and a.subject_type = 'gazette_entry' and a.action = any(${[...declaredActions]}::text[])
       and local_day(a.at) between ${from}::date and ${to}::date
     order by a.id limit ${MOST_DECLARED}`)
}
