import type { DocumentValues } from '@hdoc/contract/documents/registration/document-values.ts'
import type { DocumentStatusId } from '@hdoc/contract/documents/status/document-status.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { CaseWorkers } from '../record/queries/assignment.ts'
import { followType } from './follow-type.ts'
import { prepareRegistration, type Ready } from './prepare-registration.ts'
import { getBatchFacts, type RegisteredRow, registerDocuments } from './queries/registration.ts'
import { registrationError } from './registration-error.ts'

type Inside = { actor: Actor; values: DocumentValues }
/** The document closes a case as its answer: it is registered with its last status, and who works on the case sees it. */
export type ClosesCase = { status: DocumentStatusId; workers: CaseWorkers }
/** A document that was registered; `status`: as its type put it. */
export type RegisteredInside = Omit<RegisteredRow, 'item'> & { status: DocumentStatusId }

/**
 * Checks a registration in the transaction of another act, and gives what takes the number: the counter is held from
 * then on, so that everything else that has to be known or locked comes before it.
 */
export async function prepareInside(
  db: TenantDb,
  services: Services,
  { actor, values }: Inside,
): Promise<(closes?: ClosesCase) => Promise<RegisteredInside>> {
  const isOfHere = actor.institutionId === db.institutionId
  const facts = await getBatchFacts(db, {
    docTypes: [values.doc_type_id],
    issuers: values.issuer_id === null ? [] : [values.issuer_id],
    registers: [values.register_id],
    reservations: [],
    people: isOfHere ? [actor.id] : [],
  })
  const registration = { actor, values, key: undefined }
  const ready = await prepareRegistration(db, services, facts, 0, registration, undefined)
  return (closes) => takeNumber(db, services, ready, closes)
}

async function takeNumber(
  db: TenantDb,
  { clock }: Services,
  { item, docType, registration: { actor, values } }: Ready,
  closes: ClosesCase | undefined,
): Promise<RegisteredInside> {
  const closing = closes && {
    status: closes.status,
    case_group_ids: closes.workers.groupIds,
    case_user_ids: closes.workers.userIds,
  }
  const items = [{ ...item, ...closing }]
  const [given] = await registerDocuments(db, clock.fixed?.() ?? null, items).catch((error: unknown) => {
    throw registrationError(error)
  })
  if (!given) throw new Error('nothing was registered')
  const by = { db, actor, at: clock.now() }
  const status = await followType(by, given.id, docType, values, closes?.status)
  return { ...given, status }
}

/**
 * Registers one document in the transaction of another act, which holds the case and its documents locked: the counter
 * comes last. Whoever calls adds the document to the case.
 */
export const registerInside = async (
  db: TenantDb,
  services: Services,
  inside: Inside,
): Promise<RegisteredInside> => (await prepareInside(db, services, inside))()
