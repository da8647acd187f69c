import type { FormDefinition } from '@hdoc/contract/online-forms/form-schema.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type BuiltRow = {
  doc_type_id: number
  doc_type_name: string
  online_available: boolean
  online_filling: boolean
  /** 0 and null = the type has no form yet. */
  version: number
  saved_at: string | null
  saved_by: string
  definition: FormDefinition | null
}

/** The form that a document type asks for now. */
export function findBuiltForm(db: TenantDb, docTypeId: number): Promise<BuiltRow | undefined> {
  return db.maybe(sql<BuiltRow>`
    select t.id as doc_type_id, t.name as doc_type_name, t.online_available, t.online_filling, coalesce(f.version, 0) as version,
           f.saved_at, coalesce(f.saved_by_name, '') as saved_by, f.definition
      from doc_types t left join online_forms f on f.institution_id = t.institution_id and f.id = t.online_form_id
     where t.institution_id = ${db.institutionId} and t.id = ${docTypeId}`)
}

export type OfferedRow = {
  doc_type_id: number
  name: string
  form_id: number | null
  definition: FormDefinition | null
}

/** What whoever hands in a document of this type is asked; undefined when it cannot be handed in online. */
export function findOfferedForm(db: TenantDb, docTypeId: number): Promise<OfferedRow | undefined> {
  return db.maybe(sql<OfferedRow>`
    select t.id as doc_type_id, t.name, f.id as form_id, f.definition
      from doc_types t
      left join online_forms f on f.institution_id = t.institution_id and f.id = t.online_form_id and t.online_filling
                              and jsonb_array_length(f.definition -> 'sections') > 0
     where t.institution_id = ${db.institutionId} and t.id = ${docTypeId} and t.online_available`)
}

type NewForm = { docTypeId: number; version: number; definition: FormDefinition; at: Date; by: string }

export async function addForm(db: TenantDb, form: NewForm): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into online_forms (institution_id, doc_type_id, version, definition, saved_at, saved_by_name)
    values (${db.institutionId}, ${form.docTypeId}, ${form.version}, ${JSON.stringify(form.definition)}::jsonb, ${form.at}, ${form.by})
    returning id`)
  return id
}

export type FormRow = { id: number; doc_type_id: number; version: number; definition: FormDefinition }

/** A form, of whatever version. */
export function getForm(db: TenantDb, id: number): Promise<FormRow> {
  return db.one(sql<FormRow>`
    select id, doc_type_id, version, definition from online_forms where institution_id = ${db.institutionId} and id = ${id}`)
}

/** A form of the type that was its form at this moment or later. */
export function findRecentForm(
  db: TenantDb,
  { id, docTypeId, since }: { id: number; docTypeId: number; since: Date },
): Promise<FormRow | undefined> {
  return db.maybe(sql<FormRow>`
    select f.id, f.doc_type_id, f.version, f.definition
      from online_forms f
      left join online_forms n on n.institution_id = f.institution_id and n.doc_type_id = f.doc_type_id and n.version = f.version + 1
     where f.institution_id = ${db.institutionId} and f.id = ${id} and f.doc_type_id = ${docTypeId}
       and (n.saved_at is null or n.saved_at >= ${since})`)
}
