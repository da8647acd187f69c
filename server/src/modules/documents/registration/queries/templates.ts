import type {
  RegistrationHabits,
  TemplateValues,
} from '@hdoc/contract/documents/registration/registration-values.ts'
import type { Actor } from '../../../../platform/auth/actor.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'

export type TemplateRow = {
  id: number
  name: string
  category: 'intrare' | 'iesire' | 'interne'
  doc_type_id: number
  values: TemplateValues
  version: number
}
export type OwnTemplate = Granted<'registration_template.change', TemplateRow>

const ownedBy = (db: TenantDb, actor: Actor): Fragment =>
  sql`institution_id = ${db.institutionId} and owner_institution_id = ${actor.institutionId} and owner_id = ${actor.id}`

/** The person's own templates, by name; with `id`, that one alone. */
export function listTemplates(db: TenantDb, actor: Actor, id?: number): Promise<TemplateRow[]> {
  const one = id === undefined ? sql`true` : sql`id = ${id}`
  return db.rows(sql<TemplateRow>`
    select id, name, category, doc_type_id, prefilled as values, version from registration_templates
     where ${ownedBy(db, actor)} and ${one} order by name collate romanian, id`)
}

/** Locks a template and waits for whoever changes it, so that two savings follow each other. */
export async function lockTemplate(db: TenantDb, actor: Actor, id: number): Promise<void> {
  await db.rows(
    sql`select 1 from registration_templates where ${ownedBy(db, actor)} and id = ${id} for update`,
  )
}

export async function insertTemplate(
  db: TenantDb,
  actor: Actor,
  { name, category, doc_type_id, values }: Omit<TemplateRow, 'id' | 'version'>,
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into registration_templates (institution_id, name, category, doc_type_id, prefilled, owner_institution_id, owner_id)
    values (${db.institutionId}, ${name}, ${category}, ${doc_type_id}, ${JSON.stringify(values)}::jsonb, ${actor.institutionId}, ${actor.id})
    returning id`)
  return id
}

export function updateTemplate(
  db: TenantDb,
  template: OwnTemplate,
  { name, values }: Pick<TemplateRow, 'name' | 'values'>,
): Promise<number> {
  return db.run(sql`
    update registration_templates set name = ${name}, prefilled = ${JSON.stringify(values)}::jsonb, version = version + 1
     where institution_id = ${db.institutionId} and id = ${template.id}`)
}

export function deleteTemplate(db: TenantDb, template: OwnTemplate): Promise<number> {
  return db.run(
    sql`delete from registration_templates where institution_id = ${db.institutionId} and id = ${template.id}`,
  )
}

/** What is kept of the person; a habit that came to the product later is not among older ones. */
export async function findHabits(
  db: TenantDb,
  actor: Actor,
): Promise<Partial<RegistrationHabits> | undefined> {
  const row = await db.maybe(sql<{ habits: Partial<RegistrationHabits> }>`
    select habits from registration_habits where ${ownedBy(db, actor)}`)
  return row?.habits
}

export function keepHabits(db: TenantDb, actor: Actor, habits: RegistrationHabits): Promise<number> {
  return db.run(sql`
    insert into registration_habits (institution_id, owner_institution_id, owner_id, habits)
    values (${db.institutionId}, ${actor.institutionId}, ${actor.id}, ${JSON.stringify(habits)}::jsonb)
    on conflict (institution_id, owner_institution_id, owner_id) do update set habits = excluded.habits`)
}
