import { randomBytes } from 'node:crypto'
import { plainOf } from '@hdoc/contract/documents/plain/plain-fields.ts'
import type { DocumentValues, Registered } from '@hdoc/contract/documents/record/documents.ts'
import type { RegistrationCase } from '@hdoc/contract/documents/registration/registration-case.ts'
import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { type Actor, auditActor, can, managesDocuments } from '../../../platform/auth/actor.ts'
import { missingRight } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/context.ts'
import { findDeleteMode } from '../../institutions/index.ts'
import { recordIssuer } from '../../issuers/index.ts'
import { levelCode } from '../record/access-level.ts'
import {
  dayProblems,
  deadlineCandidates,
  deadlineRule,
  TRACKING_LENGTH,
  trackingCode,
} from '../record/deadline-rules.ts'
import { findVisibleTo } from '../record/get-document.ts'
import type { DocumentRow } from '../record/queries/documents.ts'
import type { BatchFacts, RegistrationItem } from './queries/registration.ts'
import { caseWished, type RegisteredInCase, type RegistrationCases } from './registration-cases.ts'

export type Registration = { actor: Actor; values: DocumentValues; key: string | undefined }
/** A registration in the form that the database takes, with what its answer needs besides. */
export type Ready = {
  n: number
  registration: Registration
  item: RegistrationItem
  docType: BatchFacts['doc_types'][number]
  /** The document that this one answers. */
  answered: DocumentRow | undefined
  /** The case that is to work on it. */
  inCase: RegisteredInCase | undefined
  answer: Omit<
    Registered,
    'id' | 'number' | 'further_numbers' | 'registered_on' | 'registered_at' | 'deadline_on' | 'ahead_of_clock'
  >
}

const refuse = (field: string, problem: FieldProblem): never => {
  throw new AppError('VALIDATION', {}, { fields: { [field]: [problem] } })
}

/** Checks the right again inside the batch, because the call may have waited since it was first checked. */
function checkStillAllowed(actor: Actor, institutionId: number, facts: BatchFacts): void {
  if (actor.institutionId !== institutionId) return
  const now = facts.people.find((person) => person.id === actor.id)
  if (!now?.is_admin && !now?.permissions.includes('document.register'))
    throw missingRight('document.register')
}

/** Whether the person may use numbers of past days: a right of its own, read again like the others. */
function mayUsePast(actor: Actor, institutionId: number, facts: BatchFacts): boolean {
  if (actor.institutionId !== institutionId) return can(actor, 'number.reserve_past')
  const now = facts.people.find((person) => person.id === actor.id)
  return now !== undefined && (now.is_admin || now.permissions.includes('number.reserve_past'))
}

/** What the type itself demands: its own register, and that it is not registered outside a case. */
function checkTypeRules(
  type: BatchFacts['doc_types'][number],
  registerId: number,
  wished: RegistrationCase | undefined,
): void {
  if (type.case_only && (wished?.case_id ?? null) === null) refuse('case.case_id', { key: 'case_only' })
  if (type.fixed_register && type.register_id !== registerId)
    refuse('register_id', { key: 'fixed_register', values: { register: type.register_name } })
}

/**
 * Brings one registration to the form that the database function takes. Its own mistakes fail only this
 * registration.
 */
export async function prepareRegistration(
  db: TenantDb,
  services: Services,
  facts: BatchFacts,
  n: number,
  registration: Registration,
  cases: RegistrationCases | undefined,
): Promise<Ready> {
  const { actor, values } = registration
  checkStillAllowed(actor, db.institutionId, facts)
  const docType =
    facts.doc_types.find(({ id }) => id === values.doc_type_id) ?? refuse('doc_type_id', { key: 'reference' })
  if (docType.category !== values.category) refuse('doc_type_id', { key: 'reference' })
  const register =
    facts.registers.find(({ id }) => id === values.register_id) ?? refuse('register_id', { key: 'reference' })
  const reservation =
    values.reservation_id === null
      ? undefined
      : (facts.reservations.find(({ id }) => id === values.reservation_id) ??
        refuse('reservation_id', { key: 'reference' }))
  const wished = caseWished(values, docType)
  checkTypeRules(docType, values.register_id, wished)
  const now = services.clock.now()
  const fields = dayProblems(values, localDate(now), reservation?.reserved_on)
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', {}, { fields })
  if (values.is_test && !(await findDeleteMode(db, now))) throw new AppError('DELETE_MODE_OFF')
  let issuer = { id: null as number | null, name: '', email: '' }
  if (values.issuer)
    issuer = {
      id: await recordIssuer(db, { actor, settings: services.settings, at: now }, values.issuer, 'issuer.'),
      name: values.issuer.name,
      email: values.issuer.email,
    }
  else if (values.issuer_id !== null)
    issuer =
      facts.issuers.find(({ chosen_id }) => chosen_id === values.issuer_id) ??
      refuse('issuer_id', { key: 'reference' })
  const answered =
    values.answers_id === null
      ? undefined
      : ((await findVisibleTo(db, actor, values.answers_id)) ?? refuse('answers_id', { key: 'reference' }))
  const inCase = wished && { actor, wish: wished, groupId: values.group_id }
  if (inCase) await cases?.check(db, inCase)
  const wish = { type: values.deadline_type, on: values.deadline_on, days: values.deadline_days }
  const item: RegistrationItem = {
    register_id: values.register_id,
    category: values.category,
    doc_type_id: values.doc_type_id,
    issuer_id: issuer.id,
    issuer_name: issuer.name,
    ...plainOf(values),
    access_level: levelCode(values.access_level),
    group_id: values.group_id,
    tracking_code: trackingCode(randomBytes(TRACKING_LENGTH)),
    is_test: values.is_test,
    deadlines: deadlineCandidates(
      localDate(now),
      wish,
      deadlineRule(docType),
      facts.free_days,
      reservation?.reserved_on,
      register.last_on,
    ),
    upload_ids: values.upload_ids,
    actor: auditActor(actor),
    group_ids: [...actor.groupIds],
    desk_group_id: actor.institutionId === db.institutionId && actor.groupId > 0 ? actor.groupId : null,
    is_manager: managesDocuments(actor),
    reservation_id: values.reservation_id,
    may_use_past: mayUsePast(actor, db.institutionId, facts),
    reserved_reason: values.reserved_reason,
    secondary_register_ids: values.secondary_register_ids ?? docType.secondary.map(({ id }) => id),
  }
  const answer = {
    register: register.name,
    issuer: issuer.name,
    issuer_id: issuer.id,
    doc_type: docType.name,
    short_description: values.short_description,
    tracking_code: item.tracking_code,
    mailed_to: values.category === 'intrare' && docType.receipt ? issuer.email : '',
    receipt: docType.receipt,
  }
  return { n, registration, item, docType, answered, inCase: cases && inCase, answer }
}
