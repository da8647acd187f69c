import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import {
  type DocumentStatusId,
  documentStatus,
  STATUS,
} from '@hdoc/contract/documents/status/document-status.ts'
import { offeredStatuses } from '@hdoc/contract/documents/status/status-transitions.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'

/**
 * Everything about a document that may change, as one value. When the fields of two people's changes mix, the
 * value shows it.
 */
export interface DocumentState {
  short_description: string
  pages: number
  annexes: number
  external_number: string
  additional_info: string
  location: string
  deadline_on: string | null
  status: number
  annulled: { by: string; reason: string } | null
}

export function stateOf(document: Document): DocumentState {
  const { short_description, pages, annexes, external_number, additional_info, location, deadline_on } =
    document
  const { annulled, status } = document
  return {
    short_description,
    pages,
    annexes,
    external_number,
    additional_info,
    location,
    deadline_on,
    status: status.id,
    annulled: annulled && { by: annulled.by, reason: annulled.reason },
  }
}

/** A change of one version of a document, with what the document must look like if it wins. */
export interface DocumentAction {
  path: string
  body: object
  /** `action`: what the history calls the change; `what`: what the refusal of the others calls it. */
  action: string
  what: string
  expected: DocumentState
}

/**
 * Extensions are by 1 to this many days, so neighbouring people never extend to the same day in one round.
 */
const DAYS_BETWEEN = 60

/**
 * Gives the change that the `n`-th person wants for a document as it is now. Every kind of change has people
 * who want it.
 */
export function actionOf(document: Document, name: string, n: number, round: number): DocumentAction {
  const { id, version } = document
  const mark = `${name}, runda ${round}`
  const before = stateOf(document)
  const from = document.status.id as DocumentStatusId
  const isClosed = documentStatus(from).kind === 'closed'
  const kind = n % 25 === 7 ? 'annul' : (['edit', 'status', 'extend'] as const)[n % 3]
  if (kind === 'annul')
    return {
      path: '/api/document/annul',
      body: { id, version, reason: mark },
      action: 'document.annulled',
      what: 'Document anulat',
      expected: { ...before, status: STATUS.annulled, annulled: { by: name, reason: mark } },
    }
  if (kind === 'extend' && !isClosed) {
    const day = addDays(document.deadline_on ?? document.registered_on, 1 + (n % DAYS_BETWEEN))
    return {
      path: '/api/document/extend_deadline',
      body: { id, version, type: 'date', deadline_on: day, reason: mark },
      action: 'document.deadline_extended',
      what: 'Termen prelungit',
      expected: { ...before, deadline_on: day },
    }
  }
  if (kind === 'status') {
    const offered = offeredStatuses(from).filter((one) => one.id !== STATUS.pending)
    const status = offered[n % offered.length]!
    return {
      path: '/api/document/change_status',
      body: { id, version, status: status.id, reason: mark },
      action: isClosed ? 'document.reopened' : 'document.status_changed',
      what: isClosed ? 'Document redeschis' : 'Starea documentului a fost schimbată',
      expected: { ...before, status: status.id },
    }
  }
  const values = {
    short_description: mark,
    pages: 1 + n,
    annexes: 100 + n,
    external_number: `${n}/${round}`,
    additional_info: mark,
    location: mark,
  }
  return {
    path: '/api/document/update',
    body: { id, version, values },
    action: 'document.updated',
    what: 'Document modificat',
    expected: { ...before, ...values },
  }
}
