import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type Person = { id: number; name: string }
export type AskedFile = { document_id: number; file_id: number; name: string; registered_at: string }

/** Active people with a right, by name. */
export function listHolders(db: TenantDb, right: Permission): Promise<Person[]> {
  return db.rows(sql<Person>`
    select u.id, u.name from users u cross join lateral person_rights(u.institution_id, u.id) p
     where u.institution_id = ${db.institutionId} and u.active and not u.is_admin and ${right} = any(p.permissions)
     order by u.name collate romanian, u.id`)
}

/** PDFs of open documents, what the institution itself made first. */
export function listAskable(db: TenantDb, most: number): Promise<AskedFile[]> {
  return db.rows(sql<AskedFile>`
    select distinct on (d.category = 'intrare', d.id) d.id as document_id, f.id as file_id, f.name, d.registered_at
      from documents d join files f on f.institution_id = d.institution_id and f.document_id = d.id and f.mime = 'application/pdf'
     where d.institution_id = ${db.institutionId} and d.status in (1, 2, 3) and d.access_level < 4
     order by d.category = 'intrare', d.id desc, f.id limit ${most}`)
}

export type DemoStep = {
  person: Person
  task: 'approve' | 'sign'
  label: string
  status: 'approved' | 'declined' | 'pending' | 'waiting' | 'waiting_for_signature' | 'revoked'
  comment: string
}
export type DemoRequest = {
  file: AskedFile
  by: Person
  at: Date
  text: string
  mode: 'all_at_once' | 'one_by_one'
  status: 'approved' | 'declined' | 'pending' | 'waiting_for_signature' | 'revoked'
  /** Why it was revoked; '' = it was not. */
  revoked: string
  steps: readonly DemoStep[]
}

/** Adds a request as it stands now, with what its people decided, and lets them see its document. */
export async function addDemoRequest(db: TenantDb, one: DemoRequest): Promise<void> {
  const i = db.institutionId
  const isOpen = one.steps.some(({ status }) => status === 'pending' || status === 'waiting_for_signature')
  const at = one.at.toISOString()
  const { id } = await db.one(sql<{ id: number }>`
    insert into approval_requests (institution_id, document_id, file_id, file_version, file_name, mime, digest, current_version, text, mode, status,
        is_open, requested_at, requested_by_institution_id, requested_by_id, requested_by_name, ended_at, revoked_at, revoked_by_name, revoked_reason)
    select f.institution_id, f.document_id, f.id, f.version, f.name, f.mime, f.sha256, f.version, ${one.text}, ${one.mode}, ${one.status}, ${isOpen},
           ${at}::timestamptz, ${i}::bigint, ${one.by.id}::bigint, ${one.by.name}, ${isOpen ? null : at}::timestamptz,
           ${one.revoked === '' ? null : at}::timestamptz, ${one.revoked === '' ? '' : one.by.name}, ${one.revoked}
      from files f where f.institution_id = ${i} and f.id = ${one.file.file_id} returning id`)
  for (const [n, { person, task, label, status, comment }] of one.steps.entries()) {
    const isDecided = status === 'approved' || status === 'declined'
    const hasTurn = isDecided || status === 'pending' || status === 'waiting_for_signature'
    await db.run(sql`
      insert into approval_steps (institution_id, request_id, place, user_id, task, label, status, turn_at, decided_at, decided_by_id, decided_by_name, comment)
      values (${i}, ${id}, ${n + 1}, ${person.id}, ${task}, ${label}, ${status}, ${hasTurn ? at : null}::timestamptz, ${isDecided ? at : null}::timestamptz,
              ${isDecided ? person.id : null}::bigint, ${isDecided ? person.name : ''}, ${comment})`)
  }
  await db.run(sql`
    insert into document_access as a (institution_id, principal_kind, principal_id, document_id, reasons, register_id, access_level, status,
        resume_status, pending_until, deadline_on, department_id)
      select d.institution_id, 1, s.user_id, d.id, 16, d.register_id, d.access_level, d.status, d.resume_status, d.pending_until, d.deadline_on,
             coalesce(d.group_id, 0)
        from documents d, (select distinct user_id from approval_steps where institution_id = ${i} and request_id = ${id}) s
       where d.institution_id = ${i} and d.id = ${one.file.document_id}
      on conflict on constraint document_access_pkey do update set reasons = a.reasons | excluded.reasons`)
}
