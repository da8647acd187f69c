import type { FormOwner } from '@hdoc/contract/online-forms/form-owners.ts'
import type { FormDefinition } from '@hdoc/contract/online-forms/form-schema.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'

/** A type whose form it is. */
export type FormType = { owner: FormOwner; typeId: number }

type OwnerSql = {
  types: Fragment
  /** The column of a form that names its type. */
  typeOf: (form: 'f' | 'n') => Fragment
  /** Whether the public may choose the type, and whether its form is asked then. */
  offered: Fragment
  asked: Fragment
}
const owners: Readonly<Record<FormOwner, OwnerSql>> = {
  doc_type: {
    types: sql`doc_types`,
    typeOf: (form) => (form === 'f' ? sql`f.doc_type_id` : sql`n.doc_type_id`),
    offered: sql`t.online_available`,
    asked: sql`t.online_filling`,
  },
  complaint_type: {
    types: sql`complaint_types`,
    typeOf: (form) => (form === 'f' ? sql`f.complaint_type_id` : sql`n.complaint_type_id`),
    offered: sql`t.active`,
    asked: sql`true`,
  },
}

export type BuiltRow = {
  name: string
  is_asked: boolean
  /** 0 and null = the type has no form yet. */
  version: number
  saved_at: string | null
  saved_by: string
  definition: FormDefinition | null
}

/** The form that a type asks for now. */
export function findBuiltForm(db: TenantDb, { owner, typeId }: FormType): Promise<BuiltRow | undefined> {
  const { types, offered, asked } = owners[owner]
  return db.maybe(sql<BuiltRow>`
    select t.name, ${offered} and ${asked} as is_asked, coalesce(f.version, 0) as version, f.saved_at,
           coalesce(f.saved_by_name, '') as saved_by, f.definition
      from ${types} t left join online_forms f on f.institution_id = t.institution_id and f.id = t.online_form_id
     where t.institution_id = ${db.institutionId} and t.id = ${typeId}`)
}

export type OfferedRow = {
  name: string
  form_id: number | null
  definition: FormDefinition | null
}

/** What whoever chooses this type on the portal is asked; undefined when it cannot be chosen. */
export function findOfferedForm(db: TenantDb, { owner, typeId }: FormType): Promise<OfferedRow | undefined> {
  const { types, offered, asked } = owners[owner]
  return db.maybe(sql<OfferedRow>`
    select t.name, f.id as form_id, f.definition
      from ${types} t
      left join online_forms f on f.institution_id = t.institution_id and f.id = t.online_form_id and ${asked}
                              and jsonb_array_length(f.definition -> 'sections') > 0
     where t.institution_id = ${db.institutionId} and t.id = ${typeId} and ${offered}`)
}

type NewForm = FormType & { version: number; definition: FormDefinition; at: Date; by: string }

export async function addForm(db: TenantDb, form: NewForm): Promise<number> {
  const of = (owner: FormOwner) => (form.owner === owner ? form.typeId : null)
  const { id } = await db.one(sql<{ id: number }>`
    insert into online_forms (institution_id, doc_type_id, complaint_type_id, version, definition, saved_at, saved_by_name)
    values (${db.institutionId}, ${of('doc_type')}, ${of('complaint_type')}, ${form.version}, ${JSON.stringify(form.definition)}::jsonb,
            ${form.at}, ${form.by})
    returning id`)
  return id
}

export type FormRow = { id: number; version: number; definition: FormDefinition }

/** A form, of whatever version. */
export function getForm(db: TenantDb, id: number): Promise<FormRow> {
  return db.one(sql<FormRow>`
    select id, version, definition from online_forms where institution_id = ${db.institutionId} and id = ${id}`)
}

/** A form of the type that was its form at this moment or later. */
export function findRecentForm(
  db: TenantDb,
  { id, owner, typeId, since }: FormType & { id: number; since: Date },
): Promise<FormRow | undefined> {
  const { typeOf } = owners[owner]
  return db.maybe(sql<FormRow>`
    select f.id, f.version, f.definition
      from online_forms f
      left join online_forms n on n.institution_id = f.institution_id and ${typeOf('n')} = ${typeOf('f')} and n.version = f.version + 1
     where f.institution_id = ${db.institutionId} and f.id = ${id} and ${typeOf('f')} = ${typeId}
       and (n.saved_at is null or n.saved_at >= ${since})`)
}

/** Locks a complaint type while its form is saved. */
export async function lockComplaintType(db: TenantDb, id: number): Promise<void> {
  await db.run(
    sql`select 1 from complaint_types where institution_id = ${db.institutionId} and id = ${id} for update`,
  )
}

/** Lets a complaint type ask for a form. */
export async function storeComplaintForm(db: TenantDb, id: number, formId: number): Promise<void> {
  await db.run(
    sql`update complaint_types set online_form_id = ${formId} where institution_id = ${db.institutionId} and id = ${id}`,
  )
}
