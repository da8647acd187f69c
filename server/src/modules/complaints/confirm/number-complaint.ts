import { documentValues } from '@hdoc/contract/documents/registration/document-values.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { type Actor, auditActor } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { Services } from '../../../platform/http/context.ts'
import { registerInside } from '../../documents/index.ts'
import { isOpenAt, tryNumber } from '../../public-forms/index.ts'
import { complaintFaulty, complaintNumbered } from '../events/index.ts'
import { placeText } from '../record/place-text.ts'
import {
  type ComplaintRow,
  findComplaint,
  giveFilesToDocument,
  storeFault,
  storeNumber,
} from '../record/queries/complaints.ts'
import { getNumberingFacts, type NumberingFacts } from './queries.ts'
import { shorterDeadline } from './shorter-deadline.ts'

const LONGEST_SUBJECT = 500

/** What the document says in short: type, place, and the beginning of what was written. */
function subjectOf(row: ComplaintRow): string {
  const place = placeText(row)
  const text = `Sesizare – ${row.type_name}${place === '' ? '' : `, ${place}`}: ${row.description}`
  if (text.length <= LONGEST_SUBJECT) return text
  // Half of a sign of two units (an emoji) is refused by the registry.
  return `${text.slice(0, LONGEST_SUBJECT - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

const arrivalOf = { portal: 'electronic', phone: '', counter: 'in_person' } as const

function valuesOf(row: ComplaintRow, facts: NumberingFacts, today: string, uploadIds: readonly number[]) {
  const { name, email, phone } = row
  return documentValues.parse({
    category: 'intrare',
    register_id: facts.register_id,
    doc_type_id: facts.doc_type_id,
    // A new entry of the directory, which a clerk joins to the person it is: nothing is matched by what a guest writes.
    issuer: { type: 'pf', name, email, phone },
    short_description: subjectOf(row),
    arrival: arrivalOf[row.origin],
    physical_form: 'electronic',
    group_id: facts.group_id,
    ...shorterDeadline(today, facts),
    upload_ids: [...uploadIds],
  })
}

/**
 * Gives a complaint its document and number, through the registry, in the caller's transaction. A fault of how the
 * institution is set up fails nothing: the complaint stays without a number, and staff are told once. The caller holds the
 * complaint locked.
 */
export async function numberComplaint(
  db: TenantDb,
  services: Services,
  { id, actor, uploadIds = [] }: { id: number; actor: Actor; uploadIds?: readonly number[] },
): Promise<ComplaintRow> {
  const get = async (): Promise<ComplaintRow> => {
    const row = await findComplaint(db, id)
    if (!row) throw new AppError('NOT_FOUND')
    return row
  }
  const row = await get()
  if (row.document_id !== null) return row
  const now = services.clock.now()
  const facts = await getNumberingFacts(db, row.type_id)
  if (facts.register_id === null || facts.doc_type_id === null || !facts.online)
    return noteFault(db, row, 'Tipul sesizării nu are un registru online deschis și un tip de document.', now)
  const fault = await tryNumber(db, async () => {
    const values = valuesOf(row, facts, localDate(now), uploadIds)
    const given = await registerInside(db, services, { actor, values })
    await storeNumber(db, id, { documentId: given.id, number: given.number, deadlineOn: given.deadline_on })
    for (const file of await giveFilesToDocument(db, id, given.id))
      await writeAudit(db, {
        actor: auditActor(actor),
        at: now,
        action: 'file.attached',
        subjectType: 'document',
        subjectId: given.id,
        after: { file: file.name, sha256: file.sha256 },
      })
    await writeAudit(db, {
      actor: auditActor(actor),
      at: now,
      action: 'complaint.numbered',
      subjectType: 'complaint',
      subjectId: id,
      after: { number: given.number, deadline_on: given.deadline_on },
    })
  })
  return fault === undefined ? get() : noteFault(db, row, fault, now)

  async function noteFault(tx: TenantDb, complaint: ComplaintRow, why: string, at: Date) {
    if (await storeFault(tx, complaint.id, why)) await emit(tx, complaintFaulty, { complaint_id: id }, at)
    return get()
  }
}

/**
 * Numbers a complaint that has waited since it was confirmed. Its person learns the number by a mail, which also brings the
 * link that the first mail could not hold.
 */
export async function numberWaiting(
  db: TenantDb,
  services: Services,
  of: { id: number; actor: Actor },
): Promise<boolean> {
  const { document_id } = await numberComplaint(db, services, of)
  if (document_id === null) return false
  await emit(db, complaintNumbered, { complaint_id: of.id }, services.clock.now())
  return true
}

/** Whether a complaint of a type gets its number now, or when the institution opens. */
export async function isNumberedNow(db: TenantDb, typeId: number, now: Date): Promise<boolean> {
  const facts = await getNumberingFacts(db, typeId)
  return !facts.after_hours || isOpenAt(now, facts.opening_hours, facts.free_days)
}
