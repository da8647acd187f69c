import type { PlatformDb } from '../../../platform/db/database.ts'
import { inScope, type Scope } from '../../../platform/db/institution-scope.ts'
import { sql } from '../../../platform/db/sql.ts'

export type SubmissionBreak = { institution_id: number; tag: string; id: number; number: string }

/** Submissions that bear another number than their document. */
export function findSubmissionBreaks(db: PlatformDb, scope: Scope): Promise<SubmissionBreak[]> {
  return db.rows(sql<SubmissionBreak>`
    select s.institution_id, i.tag, s.id, s.number
      from submissions s
      join institutions i on i.id = s.institution_id
      join documents d on d.institution_id = s.institution_id and d.id = s.document_id
     where ${inScope('s.institution_id', scope)} and s.number <> d.number
     order by s.institution_id, s.id limit 100`)
}
