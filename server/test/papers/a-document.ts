import { randomBytes } from 'node:crypto'
import { computeDeadline, type DayType } from '@hdoc/contract/ro/deadline.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import { setStatuses } from '../../src/demo/plant/rows/queries.ts'
import { writeAudit } from '../../src/platform/audit/write-audit.ts'
import { localDate } from '../../src/platform/clock.ts'
import type { TenantDb } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { aDocType, anIssuer, aRegister, aUser, firstOf, type Place } from '../offices/factories.ts'

export interface TestDocument {
  id: number
  number: string
  registered_on: string
  registered_at: string
  deadline_on: string | null
}

interface DocumentWishes {
  registerId?: number
  docTypeId?: number
  /** null = none. */
  issuerId?: number | null
  /** Who registers it; they need no right for it here. */
  userId?: number
  groupId?: number
  category?: DocumentCategory
  subject?: string
  /**
   * ISO text with an offset. Numbers of a register never run against time, so later documents need later
   * times.
   */
  at?: string
  /** Stored status; with 15 it resumes as 3 after `pendingUntil`. */
  status?: number
  pendingUntil?: string
  /** 1 public, 2 institution, 3 department, 4 restricted. */
  accessLevel?: number
  /** Deadline to use instead of the one the document type gives. */
  deadlineOn?: string | null
  trackingCode?: string
}

async function parentsOf(place: Place, wishes: DocumentWishes) {
  const category = wishes.category ?? 'intrare'
  return {
    registerId: wishes.registerId ?? (await firstOf(place, sql`registers`)) ?? (await aRegister(place)),
    docTypeId:
      wishes.docTypeId ??
      (await firstOf(place, sql`doc_types`, sql`category = ${category}`)) ??
      (await aDocType(place, { category })),
    issuerId:
      wishes.issuerId === undefined
        ? ((await firstOf(place, sql`issuers`)) ?? (await anIssuer(place)))
        : wishes.issuerId,
    userId: wishes.userId ?? (await firstOf(place, sql`users`)) ?? (await aUser(place)).id,
  }
}

async function itemOf(
  db: TenantDb,
  wishes: DocumentWishes,
  parents: Awaited<ReturnType<typeof parentsOf>>,
  day: string,
) {
  const { registerId, docTypeId, issuerId, userId } = parents
  const facts = await db.one(sql<{
    category: DocumentCategory
    deadline_days: number
    day_type: DayType
    legal_basis: string
    issuer_name: string
    user_name: string
  }>`select t.category, t.deadline_days, t.day_type, t.legal_basis, u.name as user_name, coalesce(i.name, '') as issuer_name
       from doc_types t join users u on u.institution_id = t.institution_id and u.id = ${userId}
       left join issuers i on i.institution_id = t.institution_id and i.id = ${issuerId}::bigint
      where t.institution_id = ${db.institutionId} and t.id = ${docTypeId}`)
  const rule = {
    days: facts.deadline_days,
    dayType: facts.day_type,
    freeDays: [],
    givenBy: { docTypeId, law: facts.legal_basis },
  }
  const deadline =
    wishes.deadlineOn === undefined
      ? computeDeadline({ registeredOn: day, ...rule })
      : { date: wishes.deadlineOn, reason: null }
  return {
    register_id: registerId,
    category: facts.category,
    doc_type_id: docTypeId,
    issuer_id: issuerId,
    issuer_name: facts.issuer_name,
    short_description: wishes.subject ?? 'Cerere de adeverință',
    pages: 1,
    annexes: 0,
    external_number: '',
    external_date: null,
    access_level: wishes.accessLevel ?? 2,
    additional_info: '',
    physical_form: '',
    location: '',
    group_id: wishes.groupId ?? null,
    tracking_code: wishes.trackingCode ?? randomBytes(10).toString('hex'),
    is_test: false,
    deadlines: { [day]: deadline },
    upload_ids: [],
    actor: { institution_id: db.institutionId, id: userId, name: facts.user_name },
    group_ids: [],
    is_manager: true,
  }
}

/**
 * Registers a document through the database function of all registrations. Parents that the test does not
 * name are made.
 */
export async function aDocument(place: Place, wishes: DocumentWishes = {}): Promise<TestDocument> {
  const parents = await parentsOf(place, wishes)
  const at = new Date(wishes.at ?? '2026-11-20T10:00:00+02:00')
  const day = localDate(at)
  const { status = 1 } = wishes
  return place.database.inInstitution(place.id, async (db) => {
    const item = await itemOf(db, wishes, parents, day)
    const document = await db.one(sql<TestDocument>`
      select id, number, registered_on, registered_at, deadline_on
        from register_documents(${place.id}, ${at.toISOString()}::timestamptz, ${JSON.stringify([item])}::jsonb)`)
    if (status !== 1) {
      await setStatuses(
        db,
        [
          {
            id: document.id,
            status,
            resume_status: status === 15 ? 3 : null,
            pending_until: status === 15 ? (wishes.pendingUntil ?? addDays(day, 7)) : null,
            annulled_at: status === 9 ? at : null,
            annulled_by_name: status === 9 ? item.actor.name : null,
            annulled_reason: status === 9 ? 'Din greșeală' : null,
            steps: 1,
          },
        ],
        at,
      )
      await writeAudit(db, {
        actor: item.actor,
        at,
        action: status === 9 ? 'document.annulled' : 'document.status_changed',
        subjectType: 'document',
        subjectId: document.id,
        after: { status },
      })
    }
    return document
  })
}
