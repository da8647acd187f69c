import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { TenantDb } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { readChanges } from './read-changes.ts'

export type SubjectEntry = Pick<SubjectActivity, 'id' | 'at' | 'action' | 'by' | 'for'> & {
  /** The payload that `readChanges` reads; null when it was erased. */
  content: string | null
}

/** What was done with one subject, newest first, at most 500 entries. */
export function listSubjectActivity(
  db: TenantDb,
  subjectType: string,
  subjectId: number,
): Promise<SubjectEntry[]> {
  return db.rows(sql<SubjectEntry>`
    select e.id, e.at, e.action, e.actor_name as by, e.real_name as for, p.payload as content
      from audit_entries e left join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
     where e.institution_id = ${db.institutionId} and e.subject_type = ${subjectType} and e.subject_id = ${subjectId}
     order by e.id desc limit 500`)
}

/** What was done with several subjects of a kind after an entry, newest first, at most 500 entries of all of them. */
export function listActivityOfSubjects(
  db: TenantDb,
  subjectType: string,
  subjectIds: readonly number[],
  after: number,
): Promise<(SubjectEntry & { subject_id: number })[]> {
  return db.rows(sql<SubjectEntry & { subject_id: number }>`
    select e.id, e.at, e.action, e.actor_name as by, e.real_name as for, p.payload as content, e.subject_id
      from audit_entries e left join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
     where e.institution_id = ${db.institutionId} and e.subject_type = ${subjectType} and e.subject_id = any(${[...subjectIds]}::bigint[])
       and e.id > ${after}
     order by e.id desc limit 500`)
}

/** The entries as they are told, each with every field that it names. */
export const tellActivity = (entries: readonly SubjectEntry[]): SubjectActivity[] =>
  entries.map(({ content, ...heading }) => {
    const { reason, changes } = readChanges(content)
    return { ...heading, reason, changes }
  })
