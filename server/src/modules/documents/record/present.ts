import type { Document, DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { documentStatus, STATUS } from '@hdoc/contract/documents/status/document-status.ts'
import { workStepOf } from '@hdoc/contract/documents/status/work-step.ts'
import { errorMessage } from '@hdoc/contract/failures/errors.ts'
import type { FileRow } from '@hdoc/contract/files/files.ts'
import { citedLaw } from '@hdoc/contract/ro/cited-law.ts'
import { deadlineLaw, isDeadlineOfType } from '@hdoc/contract/ro/deadline.ts'
import { deadlineLine, deadlineText } from '@hdoc/contract/ro/deadline-text.ts'
import { writePhone } from '@hdoc/contract/ro/phone.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { type Decision, whyNot } from '../../../platform/auth/grant.ts'
import { previewOfMime } from '../../../platform/files/recognise/accepted-types.ts'
import { addressLine, type IssuerRow, issuerCode } from '../../issuers/index.ts'
import type { FurtherNumber } from '../../registers/index.ts'
import { levelOf } from './access-level.ts'
import { canChangeFile, canTakeLock, canUnlockFile, lockOf } from './file-policy.ts'
import {
  canAnnulDocument,
  canAssignDocument,
  canAttachFiles,
  canChangeIssuer,
  canChangeStatus,
  canDeleteTest,
  canEditDocument,
  canExtendDeadline,
  canLinkDocument,
} from './policy.ts'
import type { NamedPerson } from './queries/assignment.ts'
import type { DocumentRow, ListedRow } from './queries/documents.ts'
import type { FileRecord } from './queries/files.ts'
import type { IssuerChangeRow } from './queries/issuer-changes.ts'
import type { ExtensionRow } from './queries/life.ts'
import { presentPlain } from './queries/plain-fields.ts'
import { shownStatus } from './status-rules.ts'

type StatusFacts = Pick<ListedRow, 'status' | 'resume_status' | 'pending_until' | 'deadline_on'>

/** The status of today, with its label, code and class. */
function presentStatus(row: StatusFacts, today: string, language: Language): DocumentListRow['status'] {
  const { id, code, className, label } = documentStatus(shownStatus(row, today))
  return { id, name: label[language], className, code }
}

function presentPending(row: StatusFacts, today: string, language: Language): Document['pending'] {
  if (shownStatus(row, today) !== STATUS.pending || row.pending_until === null) return null
  const resume = documentStatus(row.resume_status ?? STATUS.inOperation)
  return { until: row.pending_until, resume: resume.label[language] }
}

export function presentListed(row: ListedRow, today: string, language: Language): DocumentListRow {
  return {
    ...presentPlain(row),
    further_numbers: row.further_numbers,
    register: { id: row.register_id, name: row.register_name, code: row.register_code },
    doc_type: { id: row.doc_type_id, name: row.doc_type_name },
    issuer: row.issuer_id === null ? null : { id: row.issuer_id, name: row.issuer_name },
    status: presentStatus(row, today, language),
    closed_on: row.closed_on,
    work_step: workStepOf(row.status, row.group_id),
    access_level: levelOf(row.access_level),
    group: row.group_id === null ? null : { id: row.group_id, name: row.group_name ?? '' },
    paper: row.paper_group_id === null ? null : { id: row.paper_group_id, name: row.paper_group_name ?? '' },
    registered_by: row.registered_by_name,
  }
}

type FileAround = { actor: Actor; document: DocumentRow; language: Language; now: Date }

export function presentFile(file: FileRecord, { actor, document, language, now }: FileAround): FileRow {
  const { id, name, mime, size, created_at, created_by_name, version } = file
  const lock = lockOf(actor, file, now)
  const change = canChangeFile(actor, document, file, now)
  const unlock = canUnlockFile(actor, file, now)
  const take = canTakeLock(actor, document, file, now)
  const why = (decision: Decision) =>
    whyNot(decision, (code, values) => errorMessage(code, language, values), language)
  return {
    id,
    name,
    mime,
    size,
    created_at,
    created_by: created_by_name,
    scan: file.scan,
    from_citizen: file.from_citizen,
    preview: previewOfMime(mime),
    damaged: file.damaged,
    version,
    lock: lock
      ? { by: lock.by, since: lock.since.toISOString(), until: lock.until.toISOString(), own: lock.own }
      : null,
    can: { change: change.ok, lock: change.ok && !lock, unlock: unlock.ok, take_lock: take.ok },
    cannot: { change: why(change), take_lock: why(take) },
  }
}

type Around = {
  actor: Actor
  language: Language
  today: string
  now: Date
  issuer: IssuerRow | undefined
  files: readonly FileRecord[]
  furtherNumbers: readonly FurtherNumber[]
  extensions: readonly ExtensionRow[]
  issuerChanges: readonly IssuerChangeRow[]
  named: readonly NamedPerson[]
  connected: Document['connected']
  deleteModeIsOn: boolean
  trackingUrl: string
  maxFileMb: number
}

export function presentDocument(row: DocumentRow, around: Around): Document {
  const { actor, language, today, issuer, files, trackingUrl } = around
  const decisions = {
    edit: canEditDocument(actor, row),
    annul: canAnnulDocument(actor, row),
    attach: canAttachFiles(actor, row),
    change_status: canChangeStatus(actor, row, today),
    extend: canExtendDeadline(actor, row, today),
    link: canLinkDocument(actor, row),
    change_issuer: canChangeIssuer(actor, row),
    assign: canAssignDocument(actor, row),
    delete_test: canDeleteTest(actor, row, around.deleteModeIsOn),
  }
  const why = (decision: Decision) =>
    whyNot(decision, (code, values) => errorMessage(code, language, values), language)
  return {
    ...presentListed(row, today, language),
    issuer_details: issuer
      ? {
          type: issuer.type,
          code: issuerCode(issuer),
          onrc: issuer.onrc,
          administrator_name: issuer.administrator_name,
          email: issuer.email,
          phone: writePhone(issuer.phone),
          address: addressLine(issuer),
        }
      : null,
    deadline_line: row.deadline_reason ? deadlineLine(row.deadline_reason)[language] : '',
    deadline_reason: row.deadline_reason ? deadlineText(row.deadline_reason)[language] : '',
    deadline_law: deadlineLaw(row.deadline_reason),
    deadline_of_type: isDeadlineOfType(row.deadline_reason, row.doc_type_id),
    legal_basis: citedLaw(row.doc_type_as_of.legal_basis),
    doc_type_version: {
      number: row.doc_type_version,
      changed_since: row.doc_type_version !== row.doc_type_now,
      name: row.doc_type_as_of.name,
      deadline_days: row.doc_type_as_of.deadline_days,
      day_type: row.doc_type_as_of.day_type,
      prescription_years: row.doc_type_as_of.prescription_years,
      signature_type: row.doc_type_as_of.signature_type,
    },
    receipt: row.doc_type_as_of.receipt,
    annulled:
      row.annulled_at === null
        ? null
        : { at: row.annulled_at, by: row.annulled_by_name ?? '', reason: row.annulled_reason ?? '' },
    further_numbers: around.furtherNumbers.map((one) => ({
      register_id: one.register_id,
      register: one.register_name,
      register_number: one.number,
      given_on: one.given_on,
      given_by: one.given_by,
    })),
    pending: presentPending(row, today, language),
    case: row.in_case === null ? null : { id: row.in_case.id, number: row.in_case.number },
    extensions: [...around.extensions],
    issuer_changes: [...around.issuerChanges],
    named_people: [...around.named],
    connected: around.connected,
    deleted: row.deleted_at === null ? null : { at: row.deleted_at, by: row.deleted_by_name ?? '' },
    tracking_code: row.tracking_code,
    tracking_url: trackingUrl,
    files: files.map((file) => presentFile(file, { actor, document: row, language, now: around.now })),
    max_file_mb: around.maxFileMb,
    version: row.version,
    can: {
      edit: decisions.edit.ok,
      annul: decisions.annul.ok,
      attach: decisions.attach.ok,
      change_status: decisions.change_status.ok,
      extend: decisions.extend.ok,
      link: decisions.link.ok,
      change_issuer: decisions.change_issuer.ok,
      assign: decisions.assign.ok,
      delete_test: decisions.delete_test.ok,
    },
    cannot: {
      edit: why(decisions.edit),
      annul: why(decisions.annul),
      attach: why(decisions.attach),
      change_status: why(decisions.change_status),
      extend: why(decisions.extend),
      link: why(decisions.link),
      change_issuer: why(decisions.change_issuer),
      assign: why(decisions.assign),
      delete_test: why(decisions.delete_test),
    },
  }
}
