import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { RegisterAccess } from '@hdoc/contract/registers/registers.ts'
import type { DocumentCategory, RegisterReset } from '@hdoc/contract/texts/choices.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { listOptions, type OptionQuery } from '../../../platform/db/list/list-options.ts'
import { listPage, type SqlColumns } from '../../../platform/db/list/list-sql.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'

export type RegisterRow = {
  id: number
  name: string
  code: string
  category: DocumentCategory | null
  pattern: string
  reset: RegisterReset
  daily: boolean
  number_after_reset: number
  is_default: boolean
  in_main_list: boolean
  secondary: boolean
  online: boolean
  answers_on_line: boolean
  holder_group_id: number | null
  holder_group_name: string
  last_number: number | null
  closed: boolean
  /** The living register whose numbers of another system it keeps; null = it is a living one. */
  history_of: number | null
  history_of_name: string
  /** Registers that keep its numbers of other systems. */
  histories: { id: number; name: string }[]
  description: string
  version: number
  series: string
  manual_series: number
  next_number: number
  /** Highest number given in the stored series, 0 when none. */
  current_number: number
  /** The same number as it was written, '' when none. */
  last_written: string
  /** Reserved numbers that wait for their document. */
  reserved_numbers: number
  access: (RegisterAccess & { name: string })[]
}
export type EditableRegister = Granted<'register.edit', RegisterRow>

const access = sql`coalesce((
  select jsonb_agg(jsonb_build_object('principal', a.principal, 'id', coalesce(a.group_id, a.user_id), 'see', a.can_see,
                   'register', a.can_register, 'name', coalesce(g.name, u.name)) order by a.principal, coalesce(g.name, u.name))
    from register_access a
    left join user_groups g on g.institution_id = a.institution_id and g.id = a.group_id
    left join users u on u.institution_id = a.institution_id and u.id = a.user_id
   where a.institution_id = r.institution_id and a.register_id = r.id), '[]')`
const currentNumber = sql`coalesce((select max(l.counter) from register_ledger l
  where l.institution_id = r.institution_id and l.register_id = r.id and l.series = c.series), 0)`
const select = sql`r.id, r.name, r.code, r.category, r.pattern, r.reset, r.daily, r.number_after_reset, r.is_default, r.in_main_list, r.secondary, r.online, r.answers_on_line,
  r.holder_group_id,
  coalesce((select h.name from user_groups h where h.institution_id = r.institution_id and h.id = r.holder_group_id), '') as holder_group_name,
  r.last_number, r.closed, r.history_of,
  coalesce((select l.name from registers l where l.institution_id = r.institution_id and l.id = r.history_of), '') as history_of_name,
  coalesce((select jsonb_agg(jsonb_build_object('id', h.id, 'name', h.name) order by h.name collate romanian) from registers h
             where h.institution_id = r.institution_id and h.history_of = r.id), '[]') as histories, r.description, r.version, c.series, c.manual_series, c.next_number,
  ${currentNumber} as current_number,
  coalesce((select l.number from register_ledger l
             where l.institution_id = r.institution_id and l.register_id = r.id and l.series = c.series
             order by l.counter desc limit 1), '') as last_written,
  (select count(*) from number_reservations n
    where n.institution_id = r.institution_id and n.register_id = r.id and n.state = 'reserved') as reserved_numbers,
  ${access} as access`
export const registerTables = sql`registers r join register_counters c on c.institution_id = r.institution_id and c.register_id = r.id`

const columns: SqlColumns = {
  code: { sql: sql`r.code`, type: 'text', sort: sql`r.code collate romanian` },
  name: { sql: sql`r.name`, type: 'text', sort: sql`r.name collate romanian` },
  category: { sql: sql`r.category`, type: 'choice' },
  pattern: { sql: sql`r.pattern`, type: 'text' },
  next_number: { sql: sql`c.next_number`, type: 'number' },
  reset: { sql: sql`r.reset`, type: 'choice' },
  is_default: { sql: sql`r.is_default`, type: 'boolean' },
  in_main_list: { sql: sql`r.in_main_list`, type: 'boolean' },
  current_number: { sql: currentNumber, type: 'number' },
  last_number: { sql: sql`r.last_number`, type: 'number' },
  daily: { sql: sql`r.daily`, type: 'boolean' },
  secondary: { sql: sql`r.secondary`, type: 'boolean' },
  online: { sql: sql`r.online`, type: 'boolean' },
  answers_on_line: { sql: sql`r.answers_on_line`, type: 'boolean' },
  holder_group_id: { sql: sql`r.holder_group_id`, type: 'reference' },
  closed: { sql: sql`r.closed`, type: 'boolean' },
  history: { sql: sql`(r.history_of is not null)`, type: 'boolean' },
  description: { sql: sql`r.description`, type: 'text', sort: sql`r.description collate romanian` },
}

export function listRegisters(
  db: TenantDb,
  query: ListQuery,
): Promise<{ rows: RegisterRow[]; total: number }> {
  const where = sql`r.institution_id = ${db.institutionId}`
  return listPage<RegisterRow>(db, query, {
    select,
    from: registerTables,
    where,
    columns,
    search: [sql`r.code`, sql`r.name`, sql`r.description`],
    id: sql`r.id`,
    standing: sql`r.closed, r.is_default desc, r.in_main_list desc, r.secondary, r.name collate romanian`,
  })
}

export function findRegister(db: TenantDb, id: number): Promise<RegisterRow | undefined> {
  return db.maybe(
    sql<RegisterRow>`select ${select} from ${registerTables} where r.institution_id = ${db.institutionId} and r.id = ${id}`,
  )
}

/** Whether the main register of a document keeps its answer on its line. */
export async function keepsAnswerOnLine(db: TenantDb, documentId: number): Promise<boolean> {
  const register = await db.maybe(sql<Pick<RegisterRow, 'answers_on_line'>>`
    select r.answers_on_line from documents d join registers r on r.institution_id = d.institution_id and r.id = d.register_id
     where d.institution_id = ${db.institutionId} and d.id = ${documentId}`)
  return register?.answers_on_line ?? false
}

export type RegisterFields = Pick<
  RegisterRow,
  | 'name'
  | 'code'
  | 'category'
  | 'pattern'
  | 'reset'
  | 'number_after_reset'
  | 'is_default'
  | 'in_main_list'
  | 'daily'
  | 'last_number'
  | 'secondary'
  | 'online'
  | 'answers_on_line'
  | 'holder_group_id'
  | 'description'
>

type OptionalField = 'daily' | 'last_number' | 'secondary' | 'online' | 'answers_on_line' | 'holder_group_id'

export async function addRegister(
  db: TenantDb,
  values: Omit<RegisterFields, OptionalField> &
    Partial<Pick<RegisterFields, OptionalField>> & {
      next_number: number
      closed?: boolean
      history_of?: number
    },
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into registers (institution_id, name, code, category, pattern, reset, number_after_reset, is_default, in_main_list, description,
                           secondary, daily, online, answers_on_line, holder_group_id, last_number, closed, history_of)
    values (${db.institutionId}, ${values.name}, ${values.code}, ${values.category}, ${values.pattern}, ${values.reset}, ${values.number_after_reset},
            ${values.is_default}, ${values.in_main_list}, ${values.description}, ${values.secondary ?? false}, ${values.daily ?? false},
            ${values.online ?? false}, ${values.answers_on_line ?? false}, ${values.holder_group_id ?? null}, ${values.last_number ?? null}, ${values.closed ?? false}, ${values.history_of ?? null}) returning id`)
  await db.run(
    sql`insert into register_counters (institution_id, register_id, next_number) values (${db.institutionId}, ${id}, ${values.next_number})`,
  )
  return id
}

export function updateRegister(
  db: TenantDb,
  register: EditableRegister,
  values: RegisterFields,
): Promise<number> {
  return db.run(sql`
    update registers set name = ${values.name}, code = ${values.code}, category = ${values.category}, pattern = ${values.pattern}, reset = ${values.reset},
           number_after_reset = ${values.number_after_reset}, is_default = ${values.is_default}, in_main_list = ${values.in_main_list},
           daily = ${values.daily}, last_number = ${values.last_number}, secondary = ${values.secondary}, online = ${values.online},
           answers_on_line = ${values.answers_on_line}, holder_group_id = ${values.holder_group_id},
           description = ${values.description}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${register.id}`)
}

/**
 * Closes or reopens a register. A closed register is nobody's default, and reopening does not make it the
 * default again.
 */
export function setClosed(db: TenantDb, register: EditableRegister, closed: boolean): Promise<number> {
  return db.run(sql`
    update registers set closed = ${closed}, is_default = is_default and not ${closed}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${register.id}`)
}

/**
 * Makes changes of the registers of an institution wait for each other, so that of two new defaults the later
 * one stays.
 */
export async function lockRegisters(db: TenantDb): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended('registers', ${db.institutionId}))`)
}

/**
 * Takes the default from the other registers of a category, before the new default is written: there is at
 * most one. `id` is null for a register that is being made.
 */
export async function clearOtherDefaults(
  db: TenantDb,
  id: number | null,
  category: string | null,
): Promise<void> {
  await db.run(sql`
    update registers set is_default = false
     where institution_id = ${db.institutionId} and id is distinct from ${id}::bigint and is_default and category is not distinct from ${category}`)
}

export async function replaceAccess(
  db: TenantDb,
  registerId: number,
  entries: readonly RegisterAccess[],
): Promise<void> {
  await db.run(
    sql`delete from register_access where institution_id = ${db.institutionId} and register_id = ${registerId}`,
  )
  if (entries.length === 0) return
  const row = (e: RegisterAccess): Fragment =>
    sql`(${db.institutionId}::bigint, ${registerId}::bigint, ${e.principal}, ${e.principal === 'group' ? e.id : null}::bigint, ${e.principal === 'user' ? e.id : null}::bigint, ${e.see}::boolean, ${e.register}::boolean)`
  await db.run(
    sql`insert into register_access (institution_id, register_id, principal, group_id, user_id, can_see, can_register) values ${sql.join(entries.map(row))}`,
  )
}

export const listRegisterOptions = (db: TenantDb, query: OptionQuery) =>
  listOptions(db, 'registers', query, {
    offered: sql`not closed`,
    text: sql`name || ' ' || code`,
    order: sql`in_main_list desc, is_default desc, secondary, name collate romanian`,
    aside: sql`not in_main_list`,
  })
