import type { FormAnswers } from '@hdoc/contract/online-forms/form-schema.ts'
import { addForm, storeComplaintForm } from '../../../modules/online-forms/index.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ComplaintPlan } from '../../plan/complaints.ts'
import { type ComplaintTypePlan, docTypeKey } from '../../plan/institution-plan.ts'
import type { UploadRow } from '../rows/queries.ts'

type Ids = ReadonlyMap<string, number>

export async function addDemoComplaintType(
  db: TenantDb,
  plan: ComplaintTypePlan,
  known: { registers: Ids; docTypes: Ids; groups: Ids; formsAt: Date; formsBy: string },
): Promise<number> {
  const { name, icon, color, help, authority, isPublic, afterHours, answers, deadlineDays } = plan
  const docTypeId = known.docTypes.get(docTypeKey({ category: 'intrare', name: plan.docType })) ?? null
  const { id } = await db.one(sql<{ id: number }>`
    insert into complaint_types (institution_id, name, icon, color, help, register_id, doc_type_id, group_id, deadline_days, authority,
                                 is_public, after_hours, answers)
    values (${db.institutionId}, ${name}, ${icon}, ${color}, ${help}, ${known.registers.get(plan.register) ?? null}, ${docTypeId},
            ${known.groups.get(plan.group) ?? null}, ${deadlineDays}, ${authority}, ${isPublic}, ${afterHours}, ${[...answers]}::text[])
    returning id`)
  if (plan.form) {
    const form = { owner: 'complaint_type' as const, typeId: id, version: 1, definition: plan.form }
    await storeComplaintForm(db, id, await addForm(db, { ...form, at: known.formsAt, by: known.formsBy }))
  }
  return id
}

type Person = { name: string; email: string; phone: string }
type Planted = {
  typeId: number
  documentId: number
  at: Date
  person: Person
  lat: number
  lng: number
}

/** Keeps what was answered to the form that a type of the demo has; it asks for no CNP. */
async function addDemoAnswers(db: TenantDb, typeId: number, answers: FormAnswers): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into form_answers (institution_id, form_id, answers)
    select institution_id, online_form_id, ${JSON.stringify(answers)}::jsonb from complaint_types
     where institution_id = ${db.institutionId} and id = ${typeId}
    returning id`)
  return id
}

/** Writes a complaint with its document; gives its id. */
export async function addDemoComplaint(db: TenantDb, plan: ComplaintPlan, planted: Planted): Promise<number> {
  const { typeId, documentId, at, person, lat, lng } = planted
  const answersId = plan.fields ? await addDemoAnswers(db, typeId, plan.fields) : null
  const { id } = await db.one(sql<{ id: number }>`
    insert into complaints (institution_id, type_id, origin, confirmed_at, added_by_institution_id, added_by_name, description, lat, lng,
                            locality, street, street_number, name, email, phone, answers_id, document_id, number, deadline_on)
    select ${db.institutionId}::bigint, ${typeId}::bigint, ${plan.origin ?? 'portal'}, ${at}::timestamptz, 0, 'Petentul', ${plan.description},
           ${lat}::integer, ${lng}::integer, ${plan.locality}, ${plan.street}, ${plan.number}, ${person.name}, ${person.email}, ${person.phone},
           ${answersId}::bigint, d.id, d.number, d.deadline_on
      from documents d where d.institution_id = ${db.institutionId} and d.id = ${documentId}
    returning id`)
  return id
}

/** Writes how it ended, as its person was told. */
export function setDemoAnswer(
  db: TenantDb,
  id: number,
  { answer = '', authority = '' }: Pick<ComplaintPlan, 'answer' | 'authority'>,
): Promise<number> {
  return db.run(sql`
    update complaints set answer = ${answer}, authority = ${authority} where institution_id = ${db.institutionId} and id = ${id}`)
}

export function addDemoComment(
  db: TenantDb,
  complaintId: number,
  comment: { text: string; isPublic: boolean; at: Date; by: { id: number; name: string } },
): Promise<number> {
  return db.run(sql`
    insert into complaint_comments (institution_id, complaint_id, is_public, body, at, by_institution_id, by_id, by_name)
    values (${db.institutionId}, ${complaintId}, ${comment.isPublic}, ${comment.text}, ${comment.at}, ${db.institutionId}, ${comment.by.id}, ${comment.by.name})`)
}

export function addDemoSupporter(db: TenantDb, complaintId: number, n: number, at: Date): Promise<number> {
  return db.run(sql`
    insert into complaint_supporters (institution_id, complaint_id, email, confirmed_at)
    values (${db.institutionId}, ${complaintId}, ${`vecin${n}@cetateni.example`}, ${at})`)
}

/** A photo of a complaint and its document, and the copy of it that the public sees. */
export async function addDemoPhoto(
  db: TenantDb,
  of: { complaintId: number; documentId: number },
  { photo, copy, at, by }: { photo: UploadRow; copy: UploadRow | undefined; at: Date; by: string },
): Promise<void> {
  const add = async ({ name, mime, kind, size, sha256 }: UploadRow, documentId: number | null) =>
    (
      await db.one(sql<{ id: number }>`
        insert into files (institution_id, name, mime, kind, size, sha256, created_at, created_by_name, complaint_id, document_id)
        values (${db.institutionId}, ${name}, ${mime}, ${kind}, ${size}, ${sha256}, ${at}, 'Petentul', ${of.complaintId}, ${documentId})
        returning id`)
    ).id
  const fileId = await add(photo, of.documentId)
  if (!copy) return
  const copyId = await add(copy, null)
  await db.run(sql`
    insert into complaint_photos (institution_id, complaint_id, file_id, shown_file_id, regions, at, by_name)
    values (${db.institutionId}, ${of.complaintId}, ${fileId}, ${copyId}, ${JSON.stringify(hiddenInDemo)}::jsonb, ${at}, ${by})`)
}

/** The plate of the car that stands on the demo's photos. */
export const hiddenInDemo = [[0.67, 0.74, 0.1, 0.08]] as const
