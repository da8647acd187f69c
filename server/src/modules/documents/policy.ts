import { type Actor, can, managesDocuments } from '../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../platform/auth/grant.ts'

/** What the policy looks at: the state of a document and the caller's place in it. */
export type DocumentFacts = {
  status: number
  registered_by_id: number
  registered_by_institution_id: number
  can_register: boolean
}

const annulled: Decision = { ok: false, code: 'DOCUMENT_ANNULLED' }

/**
 * DocAdmin and administrators edit every document; others those they registered, and with the right
 * `document.edit_own_register` those of registers they may register in. An annulled document never changes.
 */
export function canEditDocument(actor: Actor, document: DocumentFacts): Decision {
  if (document.status === 9) return annulled
  if (managesDocuments(actor)) return allowed
  const own =
    document.registered_by_id === actor.id && document.registered_by_institution_id === actor.institutionId
  if (own && can(actor, 'document.register')) return allowed
  if (document.can_register && can(actor, 'document.edit_own_register')) return allowed
  return { ok: false, missing: 'document.edit_own_register' }
}

export function canAnnulDocument(actor: Actor, document: DocumentFacts): Decision {
  if (document.status === 9) return annulled
  return can(actor, 'document.annul') ? allowed : { ok: false, missing: 'document.annul' }
}

/** Files are added by those who may edit. */
export const canAttachFiles = canEditDocument
