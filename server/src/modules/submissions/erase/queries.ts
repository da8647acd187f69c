import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'

const isKept = sql`s.status in ('rejected', 'closed') and s.erased_at is null`

/** What was decided on before an instant, nothing was registered of, and is still kept. */
export function listOutlived(
  db: PlatformDb,
  before: Date,
): Promise<{ institution_id: number; id: number }[]> {
  return db.rows(sql<{ institution_id: number; id: number }>`
    select s.institution_id, s.id from submissions s where ${isKept} and s.ended_at < ${before} order by s.ended_at limit 1000`)
}

/** The same of persons: handed in from these confirmed addresses, or with these answers. */
export async function listEndedOf(
  db: TenantDb,
  { emails, answersIds }: { emails: readonly string[]; answersIds: readonly number[] },
): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select s.id from submissions s
     where s.institution_id = ${db.institutionId} and ${isKept}
       and (lower(s.email) = any(${[...emails]}::text[]) or s.answers_id = any(${[...answersIds]}::bigint[])) order by s.id`)
  return rows.map(({ id }) => id)
}

/** Every text that somebody wrote is gone; what kind of person it was stays. */
const emptied = (name: string): Fragment => sql`(
  select jsonb_object_agg(f.key, case f.key when 'type' then f.value when 'name' then to_jsonb(${name}::text)
           else case jsonb_typeof(f.value) when 'string' then '""'::jsonb else f.value end end) from jsonb_each(s.who) f)`

type Emptied = { answers: number[]; contents: { sha256: string }[] }

/** Empties what was kept of some ended ones; gives the ids of their answers and the contents of their files. */
export async function emptySubmissions(
  db: TenantDb,
  ids: readonly number[],
  { at, name }: { at: Date; name: string },
): Promise<Emptied> {
  const these = sql`institution_id = ${db.institutionId} and submission_id = any(${[...ids]}::bigint[])`
  const answers = await db.rows(sql<{ id: number }>`
    select answers_id as id from submissions
     where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[]) and answers_id is not null`)
  await db.run(sql`
    update submissions s set subject = '', name = ${name}, who = ${emptied(name)}, email = '',
           comment = '', answers_id = null, answer_files = '{}', erased_at = ${at}, version = version + 1
     where s.institution_id = ${db.institutionId} and s.id = any(${[...ids]}::bigint[]) and ${isKept}`)
  await db.run(sql`update submission_requests set message = '', answer = '' where ${these}`)
  const contents = await db.rows(sql<{ sha256: string }>`
    delete from files where ${these} and document_id is null returning sha256`)
  return { answers: answers.map(({ id }) => id), contents }
}
