import type { DocumentValues } from '@hdoc/contract/documents/registration/document-values.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/context.ts'
import { followType } from './follow-type.ts'
import { prepareRegistration } from './prepare-registration.ts'
import { getBatchFacts, type RegisteredRow, registerDocuments } from './queries/registration.ts'
import { registrationError } from './registration-error.ts'

/**
 * Registers one document in the transaction of another act, which holds the case and its documents locked: the counter
 * comes last. Whoever calls adds the document to the case.
 */
export async function registerInside(
  db: TenantDb,
  services: Services,
  { actor, values }: { actor: Actor; values: DocumentValues },
): Promise<Omit<RegisteredRow, 'item'>> {
  const isOfHere = actor.institutionId === db.institutionId
  const facts = await getBatchFacts(db, {
    docTypes: [values.doc_type_id],
    issuers: values.issuer_id === null ? [] : [values.issuer_id],
    registers: [values.register_id],
    reservations: [],
    people: isOfHere ? [actor.id] : [],
  })
  const registration = { actor, values, key: undefined }
  const { item, docType } = await prepareRegistration(db, services, facts, 0, registration, undefined)
  const [given] = await registerDocuments(db, services.clock.fixed?.() ?? null, [item]).catch(
    (error: unknown) => {
      throw registrationError(error)
    },
  )
  if (!given) throw new Error('nothing was registered')
  await followType({ db, actor, at: services.clock.now() }, given.id, docType, values)
  return given
}
