import type { LegalFacts } from '@hdoc/contract/reports/legal-facts.ts'
import type { LegalReport } from '@hdoc/contract/texts/choices.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'
import type { DocumentRow } from '../../documents/index.ts'
import { isReal } from '../queries/real-documents.ts'
import { sentOn } from '../queries/sent-on.ts'
import type { LegalPaper } from './legal-paper.ts'
import { type Extension, prolongedTo } from './prolonged-to.ts'

/** Statuses that end a document; an annulled one is none. */
const ENDED = sql`(6, 7, 8, 10, 11, 12, 13, 14)`

/**
 * The day on which the letter that answers a document (alias d) left: of those connected to it, the last one registered by the
 * day of its closing, because a letter before that one asks for something or prolongs the term; else the first after it. A letter that is not sent at
 * all counts on the day of its registration, one that waits for its dispatch not yet.
 */
const letterLeft = (db: TenantDb): Fragment => sql`
  (select case when exists (select from dispatches s where s.institution_id = o.institution_id and s.document_id = o.id)
               then ${sentOn(db, sql`o.id`)} else o.registered_on end
     from document_links k join documents o on o.institution_id = k.institution_id and o.id = k.from_id
    where k.institution_id = ${db.institutionId} and k.to_id = d.id and k.kind = 'answers' and o.category = 'iesire'
      and o.annulled_at is null and not o.is_test
    order by case when o.registered_on <= coalesce(d.closed_on, 'infinity') then o.id end desc nulls last, o.id limit 1)`

/**
 * The day on which the answer on the line of the paper left that the case of a document (alias d) came of. A case that was
 * opened again is answered by the last dispatch that was prepared by the day of the closing that holds, as by the last letter;
 * what came back and was sent again is the same answer.
 */
const lineLeft = (db: TenantDb): Fragment => sql`
  (select min(s.sent_on)
     from case_documents k
     join cases c on c.institution_id = k.institution_id and c.id = k.case_id
     join case_documents w on w.institution_id = k.institution_id and w.case_id = k.case_id and w.role = 'origin'
     join documents o on o.institution_id = w.institution_id and o.id = w.document_id and o.category = 'intrare'
     cross join lateral (
       select x.sent_on from dispatches x
        where x.institution_id = o.institution_id and x.document_id = o.id and x.status <> 'withdrawn'
          and not exists (select from dispatches b where b.institution_id = x.institution_id and b.repeated_by_id = x.id)
        order by case when local_day(x.prepared_at) <= coalesce(local_day(c.closed_at), 'infinity') then x.id end desc nulls last, x.id
        limit 1) s
    where k.institution_id = ${db.institutionId} and k.document_id = d.id and k.role <> 'connected')`

/** The day on which the answer to a document (alias d) left; null = none did. */
const answerLeft = (db: TenantDb): Fragment => sql`coalesce(${letterLeft(db)}, ${lineLeft(db)})`

/**
 * The day on which a document (alias d) was answered: when the answer connected to it left, else the day that was said for the
 * report, else when its case, or it, was closed. null while it is open, and where nothing tells: what came closed of another
 * system without that day has the day of its registration.
 */
const settledOn = (db: TenantDb): Fragment => sql`(case when d.status in ${ENDED} then coalesce(
  ${answerLeft(db)},
  (select f.settled_on from document_legal_facts f where f.institution_id = ${db.institutionId} and f.document_id = d.id),
  (select max(local_day(c.closed_at)) from case_documents k join cases c on c.institution_id = k.institution_id and c.id = k.case_id
    where k.institution_id = ${db.institutionId} and k.document_id = d.id and k.role <> 'connected' and c.closed_at is not null),
  (select max(local_day(e.at)) from audit_entries e
    where e.institution_id = ${db.institutionId} and e.subject_type = 'document' and e.subject_id = d.id and e.action = 'document.status_changed'),
  nullif(d.closed_on, d.registered_on)
) end)`

type Span = { from: string; to: string }

/**
 * The next documents of a report in the order of their ids: those registered in its days, and those of before that were not
 * settled when its days began. They are told as they stood at the end of the last day. Annulled and test documents are none.
 */
export async function listLegalPapers(
  db: TenantDb,
  report: LegalReport,
  { from, to }: Span,
  { after, limit }: { after: number; limit: number },
): Promise<LegalPaper[]> {
  type Row = Omit<LegalPaper, 'prolonged_to'> & { extensions: readonly Extension[] }
  const rows = await db.rows(sql<Row>`
    with part as materialized (
      select d.id, d.number, d.registered_on, d.arrival, d.issuer_id, d.status, d.closed_on
        from documents d
        join doc_types t on t.institution_id = d.institution_id and t.id = d.doc_type_id
       where d.institution_id = ${db.institutionId} and t.legal_report = ${report} and d.category = 'intrare'
         and d.registered_on <= ${to}::date and d.annulled_at is null and ${isReal} and d.id > ${after}
         and (d.registered_on >= ${from}::date or d.status not in ${ENDED} or ${settledOn(db)} >= ${from}::date)
       order by d.id limit ${limit}),
    known as materialized (
      select d.*, ${settledOn(db)} as settled_on,
             (select jsonb_agg(jsonb_build_object('on', local_day(e.at), 'before', e.deadline_before, 'after', e.deadline_after, 'stopped', e.stopped)
                               order by e.at, e.id) from document_extensions e
               where e.institution_id = ${db.institutionId} and e.document_id = d.id and e.undone_at is null
                 and local_day(e.at) <= ${to}::date) as extensions,
             (select max(c.legal_ground) from case_documents k join cases c on c.institution_id = k.institution_id and c.id = k.case_id
               where k.institution_id = ${db.institutionId} and k.document_id = d.id and k.role <> 'connected') as legal_ground
        from part d)
    select x.id, x.number, x.registered_on, x.arrival, i.type as issuer_type, x.registered_on < ${from}::date as carried,
           case when x.status in ${ENDED} and (x.settled_on is null or x.settled_on <= ${to}::date)
                then case when x.status in (6, 7) then
                       case f.outcome when 'favourable' then 8 when 'unfavourable' then 10 when 'partly' then 11 else x.status end
                     else x.status end
            end as closed_with,
           case when x.settled_on <= ${to}::date then x.settled_on end as settled_on,
           coalesce(x.extensions, '[]') as extensions, coalesce(f.domain, '') as domain, coalesce(f.spoken, false) as spoken,
           coalesce(f.refusal_ground, '') as refusal_ground,
           coalesce(nullif(f.filing_ground, ''), x.legal_ground, '') as filing_ground,
           coalesce(f.head_complaint, '') as head_complaint, coalesce(f.court_complaint, '') as court_complaint
      from known x
      left join issuers i on i.institution_id = ${db.institutionId} and i.id = x.issuer_id
      left join document_legal_facts f on f.institution_id = ${db.institutionId} and f.document_id = x.id
     order by x.id`)
  return rows.map(({ extensions, ...paper }) => ({ ...paper, prolonged_to: prolongedTo(extensions) }))
}

export async function findAnswerDay(db: TenantDb, documentId: number): Promise<string | null> {
  const { day } = await db.one(sql<{ day: string | null }>`
    select ${answerLeft(db)} as day from documents d where d.institution_id = ${db.institutionId} and d.id = ${documentId}`)
  return day
}

export type StoredFacts = LegalFacts & { version: number }
const noFacts: StoredFacts = {
  outcome: '',
  settled_on: null,
  domain: '',
  spoken: false,
  refusal_ground: '',
  filing_ground: '',
  head_complaint: '',
  court_complaint: '',
  version: 0,
}

export async function findLegalFacts(db: TenantDb, documentId: number): Promise<StoredFacts> {
  const found = await db.maybe(sql<StoredFacts>`
    select outcome, settled_on, domain, spoken, refusal_ground, filing_ground, head_complaint, court_complaint, version from document_legal_facts
     where institution_id = ${db.institutionId} and document_id = ${documentId}`)
  return found ?? noFacts
}

/** Whether a report of the law counts documents of this type. */
export async function isCounted(db: TenantDb, docTypeId: number): Promise<boolean> {
  const found = await db.maybe(sql`
    select from doc_types where institution_id = ${db.institutionId} and id = ${docTypeId} and legal_report <> 'none'`)
  return found !== undefined
}

export type CountedDocument = Granted<'legal_fact.save', DocumentRow>

export async function storeLegalFacts(
  db: TenantDb,
  document: CountedDocument,
  facts: LegalFacts,
): Promise<void> {
  await db.run(sql`
    insert into document_legal_facts as f (institution_id, document_id, outcome, settled_on, domain, spoken, refusal_ground, filing_ground,
                                           head_complaint, court_complaint)
    values (${db.institutionId}, ${document.id}, ${facts.outcome}, ${facts.settled_on}::date, ${facts.domain}, ${facts.spoken},
            ${facts.refusal_ground}, ${facts.filing_ground}, ${facts.head_complaint}, ${facts.court_complaint})
    on conflict (institution_id, document_id) do update set outcome = excluded.outcome, settled_on = excluded.settled_on,
      domain = excluded.domain, spoken = excluded.spoken, refusal_ground = excluded.refusal_ground, filing_ground = excluded.filing_ground,
      head_complaint = excluded.head_complaint, court_complaint = excluded.court_complaint, version = f.version + 1`)
}
