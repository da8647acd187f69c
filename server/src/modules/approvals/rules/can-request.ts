import { documentStatus } from '@hdoc/contract/documents/status/document-status.ts'
import { accessLevelLabels } from '@hdoc/contract/texts/choices.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import { canAssignDocument, type DocumentRow } from '../../documents/index.ts'

const RESTRICTED = Object.keys(accessLevelLabels).indexOf('restricted') + 1

/**
 * Whether a person may ask others about a document, or give a step to another one. Who is asked sees the document from
 * then on; who may name people on a restricted one says who does.
 */
export function canRequest(actor: Actor, document: DocumentRow): Decision {
  if (document.status === 9) return { ok: false, code: 'DOCUMENT_ANNULLED' }
  if (documentStatus(document.status).kind === 'closed') return { ok: false, code: 'DOCUMENT_CLOSED' }
  return document.access_level === RESTRICTED ? canAssignDocument(actor, document) : allowed
}
