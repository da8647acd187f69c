import { type Client, escapeIdentifier } from 'pg'

export const markOf = (institutionId: number): string => `MARCAJ-${institutionId}-`

/**
 * Columns of texts that programs read: states and kinds, sign-in names, hashes, host addresses. They stay
 * unmarked.
 */
const forPrograms =
  /^(username|permission|password_hash|picture_hash|state|language|theme|kind|category|day_type|pattern|reset|reset_mode|status|type|action|subject_type|principal|purpose|series|tracking_code|sha256|mime|host|tag|primary_color|logo_hash|coat_of_arms_hash|key_id|signature|endpoint|key|cui|cnp|via|reason_kind|signed_text|code|search_text|search|credential_id|challenge|method|mode|task|way|digest|shown_digest|signed_digest|icon|color|area)$/
/** Names of roles that the program knows; they stay unmarked. */
const fixedNames = `'DocAdmin', 'Director'`

export type Marked = { columns: string[]; unmarked: string[] }

/**
 * Puts the mark of an institution before every text of its rows, and inside the contents of its trail. Gives
 * the columns that bear it now and those that could not. Triggers and keys are off meanwhile; checks are not.
 */
export async function markTexts(superuser: Client, institutionId: number): Promise<Marked> {
  const mark = markOf(institutionId)
  const marked: Marked = { columns: [], unmarked: [] }
  const { rows } = await superuser.query<{ table: string; column: string }>(`
    select c.table_name as table, c.column_name as column
      from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
     where c.table_schema = 'public' and c.data_type = 'text' and c.is_generated = 'NEVER'
       and (c.table_name = 'institutions' or exists (select from information_schema.columns i
             where i.table_schema = 'public' and i.table_name = c.table_name and i.column_name = 'institution_id'))
     order by 1, 2`)
  await superuser.query('begin; set local session_replication_role = replica')
  for (const { table, column } of rows) {
    const name = `${table}.${column}`
    if (forPrograms.test(column)) {
      marked.unmarked.push(name)
      continue
    }
    const field = escapeIdentifier(column)
    const change =
      name === 'audit_payloads.payload'
        ? `regexp_replace(${field}, '(": ?")', '\\1' || $2, 'g')`
        : `$2 || ${field}`
    await superuser.query('savepoint one')
    const done = await superuser
      .query(
        `update ${escapeIdentifier(table)} set ${field} = ${change}
          where ${table === 'institutions' ? 'id' : 'institution_id'} = $1 and ${field} <> '' and ${field} not in (${fixedNames})`,
        [institutionId, mark],
      )
      .then(
        () => true,
        () => false,
      )
    await superuser.query(done ? 'release one' : 'rollback to one')
    ;(done ? marked.columns : marked.unmarked).push(name)
  }
  await superuser.query('commit')
  return marked
}
