import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { furtherNumbers } from '../../registers/index.ts'
import type { ConfirmedDocument } from './confirmation.ts'

/** `email` is the one confirmed on the portal, else the issuer's; '' = none. */
export type ConfirmationRow = ConfirmedDocument & { email: string }

/** Whether the type of a document (alias d) asked for a receipt when it was registered. */
const asksReceipt = sql`(doc_type_as_of(d.institution_id, d.doc_type_id, d.doc_type_version)->>'receipt')::boolean`

/**
 * Whether its receipt is mailed. What came by the portal (alias s) is answered to the address that was confirmed there, and
 * once: a number that was given with the confirmation came with its mail. A complaint from there has mails of its own, whenever
 * it gets its number.
 */
const isMailed = sql`coalesce(s.registry_mails, ${asksReceipt})
       and not exists (select from complaints c where c.institution_id = d.institution_id and c.document_id = d.id and c.origin = 'portal')`

/**
 * What a confirmation tells about a registration, and to whom. Undefined when the document was annulled
 * meanwhile, or when no confirmation is due for it.
 */
export function findConfirmation(db: TenantDb, documentId: number): Promise<ConfirmationRow | undefined> {
  return db.maybe(sql<ConfirmationRow>`
    select d.number, d.registered_at, d.registered_on, r.name as register_name, t.name as doc_type_name, d.category, d.issuer_name,
           d.short_description, d.pages, d.annexes, d.deadline_on, d.deadline_reason,
           d.tracking_code,
           d.registered_by_name, d.is_test, d.status, ${furtherNumbers}, coalesce(s.email, i.email, '') as email
      from documents d
      join registers r on r.institution_id = d.institution_id and r.id = d.register_id
      join doc_types t on t.institution_id = d.institution_id and t.id = d.doc_type_id
      left join issuers i on i.institution_id = d.institution_id and i.id = d.issuer_id
      left join submissions s on s.institution_id = d.institution_id and s.document_id = d.id
     where d.institution_id = ${db.institutionId} and d.id = ${documentId} and d.annulled_at is null and d.category = 'intrare'
       and ${isMailed}`)
}

/**
 * The documents whose confirmation is mailed: incoming ones alone, because the addressee of an outgoing paper
 * gets the paper itself.
 */
export function listToConfirm(db: TenantDb, documentIds: readonly number[]): Promise<{ id: number }[]> {
  return db.rows(sql<{ id: number }>`
    select d.id from documents d
      left join issuers i on i.institution_id = d.institution_id and i.id = d.issuer_id
      left join submissions s on s.institution_id = d.institution_id and s.document_id = d.id
     where d.institution_id = ${db.institutionId} and d.id = any(${[...documentIds]}::bigint[]) and d.category = 'intrare'
       and coalesce(s.email, i.email, '') <> '' and ${isMailed}
     order by d.id`)
}
