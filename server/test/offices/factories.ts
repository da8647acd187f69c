import { randomBytes } from 'node:crypto'
import { docTypeValues } from '@hdoc/contract/doc-types/doc-types.ts'
import type { IssuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import type { RegisterAccess } from '@hdoc/contract/registers/registers.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { computeDeadline, type DayType } from '@hdoc/contract/ro/deadline.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import { addIssuers } from '../../src/demo/invented/queries.ts'
import { setStatuses } from '../../src/demo/plant/queries.ts'
import { addDocType } from '../../src/modules/doc-types/index.ts'
import { addRegister, replaceAccess } from '../../src/modules/registers/index.ts'
import { writeAudit } from '../../src/platform/audit/write-audit.ts'
import { localDate } from '../../src/platform/clock.ts'
import type { Database, TenantDb } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { freshInstitution, type TestInstitution } from '../database/database.ts'
import { testSecrets } from '../database/test-secrets.ts'
import { aGroup, aPerson } from './person.ts'

/** Where a test works: an institution of its own in the database of its file. */
export interface Place extends TestInstitution {
  database: Database
}

/** Names that no other row of the test bears. */
const fresh = (word: string): string => `${word} ${randomBytes(4).toString('hex')}`

export async function anInstitution(
  database: Database,
  wishes: Parameters<typeof freshInstitution>[1] = {},
): Promise<Place> {
  return { ...(await freshInstitution(database, wishes)), database }
}

export interface TestUser {
  id: number
  username: string
  name: string
  groupIds: readonly number[]
}

/** Makes a person with the test password. The departments named in `groups` are made too. */
export async function aUser(
  place: Place,
  wishes: {
    username?: string
    name?: string
    permissions?: Permission[]
    groups?: string[]
    groupRole?: string
    roles?: string[]
    isAdmin?: boolean
    active?: boolean
  } = {},
): Promise<TestUser> {
  const username = wishes.username ?? fresh('om').replace(' ', '.')
  const name = wishes.name ?? username
  const groupIds: number[] = []
  for (const group of wishes.groups ?? []) {
    const known = await first(place, sql`user_groups`, sql`name = ${group}`)
    groupIds.push(known ?? (await aGroup(place.database, place.id, group)))
  }
  const { groups: _groups, ...rest } = wishes
  const id = await aPerson(place.database, place.id, username, { ...rest, name, groupIds })
  return { id, username, name, groupIds }
}

export function aRegister(
  place: Place,
  wishes: Partial<Parameters<typeof addRegister>[1]> & { access?: RegisterAccess[] } = {},
): Promise<number> {
  const { access = [], ...fields } = wishes
  return place.database.inInstitution(place.id, async (db) => {
    const id = await addRegister(db, {
      name: fresh('Registrul'),
      code: randomBytes(4).toString('hex').toUpperCase(),
      category: null,
      pattern: '######',
      reset: 'auto',
      number_after_reset: 1,
      next_number: 1,
      is_default: false,
      in_main_list: true,
      description: '',
      ...fields,
    })
    await replaceAccess(db, id, access)
    return id
  })
}

export function aDocType(
  place: Place,
  wishes: Partial<Parameters<typeof addDocType>[1]> = {},
): Promise<number> {
  return place.database.inInstitution(place.id, (db) =>
    addDocType(db, {
      ...docTypeValues.parse({ name: fresh('Cerere'), category: 'intrare', deadline_days: 30 }),
      ...wishes,
    }),
  )
}

const emptyIssuer: IssuerValues = {
  type: 'pf',
  name: '',
  cnp: '',
  cui: '',
  onrc: '',
  administrator_name: '',
  email: '',
  phone: '',
  country: 'România',
  county: '',
  locality: '',
  sector: '',
  street_type: '',
  street: '',
  number: '',
  block: '',
  staircase: '',
  floor: '',
  apartment: '',
  intercom: '',
  postal_code: '',
}

export async function anIssuer(place: Place, wishes: Partial<IssuerValues> = {}): Promise<number> {
  const issuer = { ...emptyIssuer, name: fresh('Popescu'), ...wishes }
  const [id] = await place.database.inInstitution(place.id, (db) => addIssuers(db, testSecrets, [issuer]))
  return id!
}

type Fragment = ReturnType<typeof sql>

/** The first row of a table in the institution, for parents that a test does not care about. */
async function first(
  place: Place,
  table: Fragment,
  condition: Fragment = sql`true`,
): Promise<number | undefined> {
  const row = await place.database.inInstitution(place.id, (db) =>
    db.maybe(sql<{ id: number }>`
      select id from ${table} where institution_id = ${place.id} and ${condition} order by id limit 1`),
  )
  return row?.id
}

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
    registerId: wishes.registerId ?? (await first(place, sql`registers`)) ?? (await aRegister(place)),
    docTypeId:
      wishes.docTypeId ??
      (await first(place, sql`doc_types`, sql`category = ${category}`)) ??
      (await aDocType(place, { category })),
    issuerId:
      wishes.issuerId === undefined
        ? ((await first(place, sql`issuers`)) ?? (await anIssuer(place)))
        : wishes.issuerId,
    userId: wishes.userId ?? (await first(place, sql`users`)) ?? (await aUser(place)).id,
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
      await setStatuses(db, [
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
      ])
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
