import type { FormAnswers, FormDefinition } from '@hdoc/contract/online-forms/form-schema.ts'
import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'
import { PAGE } from '../../../platform/secrets/sealed-values.ts'

export async function addAnswers(db: TenantDb, formId: number, answers: FormAnswers): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into form_answers (institution_id, form_id, answers)
    values (${db.institutionId}, ${formId}, ${JSON.stringify(answers)}::jsonb) returning id`)
  return id
}

export type StoredCnp = { field: string; cnp_sealed: Buffer; cnp_index: Buffer }

export async function addCnp(db: TenantDb, answersId: number, cnp: StoredCnp): Promise<void> {
  await db.run(sql`
    insert into form_answer_cnps (institution_id, answers_id, field, cnp_sealed, cnp_index)
    values (${db.institutionId}, ${answersId}, ${cnp.field}, ${cnp.cnp_sealed}, ${cnp.cnp_index})`)
}

export type AnswersRow = {
  id: number
  form_id: number
  version: number
  definition: FormDefinition
  answers: FormAnswers
}

export function findStoredAnswers(db: TenantDb, id: number): Promise<AnswersRow | undefined> {
  return db.maybe(sql<AnswersRow>`
    select a.id, a.form_id, f.version, f.definition, a.answers
      from form_answers a join online_forms f on f.institution_id = a.institution_id and f.id = a.form_id
     where a.institution_id = ${db.institutionId} and a.id = ${id}`)
}

export function listStoredCnps(db: TenantDb, answersId: number): Promise<StoredCnp[]> {
  return db.rows(sql<StoredCnp>`
    select field, cnp_sealed, cnp_index from form_answer_cnps
     where institution_id = ${db.institutionId} and answers_id = ${answersId}`)
}

/** Answers in which somebody wrote a CNP with one of these indexes. */
export async function listIdsByCnp(db: TenantDb, indexes: readonly Buffer[]): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select distinct answers_id as id from form_answer_cnps
     where institution_id = ${db.institutionId} and cnp_index = any(${[...indexes]}::bytea[]) order by 1`)
  return rows.map(({ id }) => id)
}

/** Erases answers for good, with their CNPs. */
export function eraseAnswers(db: TenantDb, ids: readonly number[]): Promise<number> {
  return db.run(
    sql`delete from form_answers where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[])`,
  )
}

/** `<` and `>` because an index answers these; it does not answer `<>`. */
const ofAnother = (mark: Buffer): Fragment =>
  sql`(substring(cnp_sealed from 1 for 5) < ${mark} or substring(cnp_sealed from 1 for 5) > ${mark})`

export function countOlderCnps(
  db: PlatformDb,
  mark: Buffer,
): Promise<{ institution_id: number; waiting: number }[]> {
  return db.rows(sql<{ institution_id: number; waiting: number }>`
    select institution_id, count(*)::integer as waiting from form_answer_cnps where ${ofAnother(mark)}
     group by institution_id order by 1`)
}

export function lockOlderCnps(
  db: TenantDb,
  mark: Buffer,
  after: number,
): Promise<{ id: number; cnp_sealed: Buffer }[]> {
  return db.rows(sql<{ id: number; cnp_sealed: Buffer }>`
    select id, cnp_sealed from form_answer_cnps
     where institution_id = ${db.institutionId} and id > ${after} and ${ofAnother(mark)}
     order by id limit ${PAGE} for no key update`)
}

export async function replaceCnp(
  db: TenantDb,
  { id, cnp_sealed, cnp_index }: { id: number; cnp_sealed: Buffer; cnp_index: Buffer },
): Promise<void> {
  await db.run(sql`
    update form_answer_cnps set cnp_sealed = ${cnp_sealed}, cnp_index = ${cnp_index}
     where institution_id = ${db.institutionId} and id = ${id}`)
}
