import { documentStatus } from '@hdoc/contract/documents/status/document-status.ts'
import { type Actor, can, managesDocuments } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import { type StatusFacts, shownStatus } from './status-rules.ts'

/** What the policy looks at: the state of a document and the caller's place in it. */
export type DocumentFacts = {
  status: number
  registered_by_id: number | null
  registered_by_institution_id: number
  can_register: boolean
  /** The open case that says where it stands. */
  in_case: { number: string } | null
}

const annulled: Decision = { ok: false, code: 'DOCUMENT_ANNULLED' }
const deleted: Decision = { ok: false, code: 'DOCUMENT_DELETED' }

/** While a case works on a document, its status, department and deadline are changed from the case. */
export const notFromCase = ({ in_case }: Pick<DocumentFacts, 'in_case'>): Decision =>
  in_case === null ? allowed : { ok: false, code: 'DOCUMENT_IN_CASE', values: { number: in_case.number } }

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
  return can(actor, 'document.annul') ? notFromCase(document) : { ok: false, missing: 'document.annul' }
}

/**
 * Changing the issuer is a right of its own, like annulling, because people rely on the registration line.
 */
export function canChangeIssuer(actor: Actor, document: DocumentFacts): Decision {
  if (document.status === 9) return annulled
  return can(actor, 'document.change_issuer') ? allowed : { ok: false, missing: 'document.change_issuer' }
}

/** Only test documents are deleted, annulled ones too. It takes the right, and delete mode must be on. */
export function canDeleteTest(
  actor: Actor,
  document: { is_test: boolean; deleted_at: string | null } & Pick<DocumentFacts, 'in_case'>,
  modeIsOn: boolean,
): Decision {
  if (!can(actor, 'can_delete_test_data')) return { ok: false, missing: 'can_delete_test_data' }
  if (!document.is_test) return { ok: false, code: 'NOT_A_TEST' }
  if (document.deleted_at !== null) return deleted
  return modeIsOn ? notFromCase(document) : { ok: false, code: 'DELETE_MODE_OFF' }
}

/**
 * Giving a document to a department or to people is a right of its own. Those who manage documents may do it
 * too, and so may the person who registered the document and named them then.
 */
export function canAssignDocument(actor: Actor, document: DocumentFacts): Decision {
  if (document.status === 9) return annulled
  const own =
    document.registered_by_id === actor.id && document.registered_by_institution_id === actor.institutionId
  if (can(actor, 'document.assign') || managesDocuments(actor)) return allowed
  return own && can(actor, 'document.register') ? allowed : { ok: false, missing: 'document.assign' }
}

type Working = DocumentFacts & StatusFacts & { group_id: number | null }
const isWithOwnDepartment = (actor: Actor, { group_id }: Pick<Working, 'group_id'>): boolean =>
  group_id !== null && actor.groupIds.includes(group_id)
const isClosed = (document: Working, today: string): boolean =>
  documentStatus(shownStatus(document, today)).kind === 'closed'

/**
 * An open document is moved on by those who may edit it and by the department at work on it; opening a closed
 * one again is a right of its own.
 */
export function canChangeStatus(actor: Actor, document: Working, today: string): Decision {
  if (document.status === 9) return annulled
  if (document.in_case !== null) return notFromCase(document)
  if (isClosed(document, today))
    return can(actor, 'document.reopen') ? allowed : { ok: false, missing: 'document.reopen' }
  return isWithOwnDepartment(actor, document) ? allowed : canEditDocument(actor, document)
}

/** A deadline is extended by those who may edit, while the document is open. */
export function canExtendDeadline(actor: Actor, document: Working, today: string): Decision {
  if (document.status !== 9 && isClosed(document, today)) return { ok: false, code: 'DOCUMENT_CLOSED' }
  if (document.in_case !== null) return notFromCase(document)
  return canEditDocument(actor, document)
}

/** Whoever sees a document may comment on it, even when it is annulled; a deleted one takes no comments. */
export const canCommentDocument = (document: { deleted_at: string | null }): Decision =>
  document.deleted_at === null ? allowed : deleted

/**
 * Files are added by those who may edit the document, and by the department it lies with, even if its people
 * may not edit the registration line.
 */
export function canAttachFiles(actor: Actor, document: DocumentFacts & Pick<Working, 'group_id'>): Decision {
  if (document.status === 9) return annulled
  return isWithOwnDepartment(actor, document) ? allowed : canEditDocument(actor, document)
}

/** The document that a label names gets its scan, whoever scans it, unless the document is annulled. */
export const canReceiveScan = ({ status }: Pick<DocumentFacts, 'status'>): Decision =>
  status === 9 ? annulled : allowed

/** Connections are made and taken away by those who may edit the document they are made from. */
export const canLinkDocument = canEditDocument
