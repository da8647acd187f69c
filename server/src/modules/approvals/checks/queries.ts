import type { PlatformDb } from '../../../platform/db/database.ts'
import { inScope, type Scope } from '../../../platform/db/institution-scope.ts'
import { sql } from '../../../platform/db/sql.ts'

export type RequestBreak = {
  institution_id: number
  tag: string
  number: string
  fault: 'status' | 'turn' | 'access' | 'bytes' | 'closed_case'
}

/**
 * Requests that are not what their steps say, that nobody has the turn in though they are open, that ask somebody who does
 * not see the document, whose bytes went on, or that go on though the case of their document is closed.
 */
export function findRequestBreaks(db: PlatformDb, scope: Scope): Promise<RequestBreak[]> {
  return db.rows(sql<RequestBreak>`
    with steps as (
      select institution_id, request_id,
             bool_or(status = 'declined') as declined, bool_or(status = 'revoked') as revoked, bool_or(status = 'pending') as pending,
             bool_or(status = 'waiting_for_signature') as signing, bool_or(status = 'signed') as signed,
             bool_or(status in ('pending', 'waiting', 'waiting_for_signature')) as open
        from approval_steps where ${inScope('institution_id', scope)} group by 1, 2),
    judged as (
      select r.institution_id, r.id, d.number,
             r.status <> case when s.declined then 'declined' when s.revoked then 'revoked' when s.pending then 'pending'
                              when s.signing then 'waiting_for_signature' when s.signed then 'signed' else 'approved' end
               or r.is_open <> s.open as status_wrong,
             s.open and not (s.pending or s.signing) as turn_wrong,
             exists (select from approval_steps x where x.institution_id = r.institution_id and x.request_id = r.id
                        and not exists (select from document_access a where a.institution_id = r.institution_id and a.principal_kind = 1
                                           and a.principal_id = x.user_id and a.document_id = r.document_id and a.reasons & 16 <> 0)) as access_wrong,
             r.is_open and f.version <> r.current_version as bytes_wrong,
             r.is_open and exists (select from case_documents c join cases k on k.institution_id = c.institution_id and k.id = c.case_id
                                    where c.institution_id = r.institution_id and c.document_id = r.document_id and c.role <> 'connected'
                                      and k.status = 'closed' and k.closed_at > r.requested_at) as case_wrong
        from approval_requests r
        join steps s on s.institution_id = r.institution_id and s.request_id = r.id
        join documents d on d.institution_id = r.institution_id and d.id = r.document_id
        join files f on f.institution_id = r.institution_id and f.id = r.file_id),
    bad as (
      select distinct on (institution_id, fault) institution_id, number, fault, id
        from judged cross join lateral (values ('status', status_wrong), ('turn', turn_wrong), ('access', access_wrong),
               ('bytes', bytes_wrong), ('closed_case', case_wrong)) v(fault, wrong)
       where wrong order by institution_id, fault, id)
    select b.institution_id, b.number, b.fault, i.tag from bad b join institutions i on i.id = b.institution_id
     order by b.institution_id, b.fault limit 100`)
}
