import { z } from 'zod'
import { endpoint } from '../../calls/endpoint.ts'
import { requiredText } from '../../calls/fields.ts'
import { idParams, idSchema, listAnswer, saveAnswer } from '../../calls/resource.ts'
import { subjectActivityRow } from '../../calls/subject-activity.ts'
import { fileRow } from '../../files/files.ts'
import { furtherNumber } from '../../registers/further-number.ts'
import {
  accessLevelSchema,
  categorySchema,
  dayTypeSchema,
  signatureTypeSchema,
} from '../../texts/choice-schemas.ts'
import { documentColumns } from '../list/document-columns.ts'
import { plainShown } from '../plain/plain-schemas.ts'
import {
  documentChanges,
  documentUpdate,
  documentValues,
  registrationChecks,
  secondaryRegisterIds,
} from '../registration/document-values.ts'
import { registered } from '../registration/registered.ts'
import { registrationForm } from '../registration/registration-form.ts'
import { documentState } from './document-state.ts'

export type { DocumentInput, DocumentValues } from '../registration/document-values.ts'
export type { Registered } from '../registration/registered.ts'
export type { RegistrationForm } from '../registration/registration-form.ts'
export { documentChanges, documentColumns, registrationChecks }

const nameId = z.object({ id: z.number(), name: z.string() })

const listed = {
  id: z.number(),
  number: z.string(),
  /** As they were given. */
  further_numbers: z.array(furtherNumber),
  registered_on: z.string(),
  registered_at: z.string(),
  category: categorySchema,
  register: nameId.extend({ code: z.string() }),
  doc_type: nameId,
  issuer: nameId.nullable(),
  ...plainShown,
  status: z.object({ id: z.number(), name: z.string(), className: z.string(), code: z.string() }),
  deadline_on: z.string().nullable(),
  access_level: accessLevelSchema,
  group: nameId.nullable(),
  registered_by: z.string(),
  is_test: z.boolean(),
}
export const documentListRow = z.object(listed)
export type DocumentListRow = z.output<typeof documentListRow>

export const documentRow = z.object({
  ...listed,
  issuer_details: z
    .object({
      type: z.string(),
      code: z.string(),
      onrc: z.string(),
      administrator_name: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
    })
    .nullable(),
  /** Term, day and law of the deadline in one line, in the caller's language; '' when a person chose the day. */
  deadline_line: z.string(),
  /** The whole calculation of the deadline, in the caller's language. */
  deadline_reason: z.string(),
  /** The law, as cited, that sets the deadline; '' when a person chose the days or the date. */
  deadline_law: z.string(),
  /** The deadline follows from the rule of the type and was not extended. */
  deadline_of_type: z.boolean(),
  legal_basis: z.string(),
  /** The type as it was when the document was registered; the list shows its present name. */
  doc_type_version: z.object({
    number: z.number(),
    /** The type has changed since. */
    changed_since: z.boolean(),
    name: z.string(),
    deadline_days: z.number(),
    day_type: dayTypeSchema,
    prescription_years: z.number(),
    signature_type: signatureTypeSchema,
  }),
  /** A receipt is offered for it. */
  receipt: z.boolean(),
  annulled: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
  further_numbers: z.array(
    furtherNumber.extend({ register_id: z.number(), given_on: z.string(), given_by: z.string() }),
  ),
  tracking_code: z.string(),
  tracking_url: z.string(),
  files: z.array(fileRow),
  /** Largest file that may be added, in megabytes. */
  max_file_mb: z.number(),
  version: z.number(),
  ...documentState,
})
export type Document = z.output<typeof documentRow>

const base = '/api/document'
const client = { audience: 'client', rate: 'none' } as const
const list = { ...client, method: 'GET', permission: 'document.list', tx: 'read' } as const

export const documentCalls = {
  form: endpoint({
    ...client,
    id: 'document.registration_form',
    method: 'GET',
    path: `${base}/registration_form`,
    permission: 'document.register',
    tx: 'read',
    summary: 'Registers, types and departments for a registration',
    answer: registrationForm,
  }),
  add: endpoint({
    ...client,
    id: 'document.add',
    method: 'POST',
    path: `${base}/add`,
    permission: 'document.register',
    tx: 'batched',
    idempotent: true,
    summary: 'Registers a document: takes the next number',
    body: documentValues,
    answer: saveAnswer(registered),
  }),
  list: endpoint({
    ...list,
    id: 'document.list',
    path: `${base}/list`,
    variants: [`${base}/list/:rows`, `${base}/list/:rows/:filterstring`],
    list: { columns: documentColumns, small: false },
    summary: 'List of the documents the caller may see',
    answer: listAnswer(documentListRow),
  }),
  ofIssuer: endpoint({
    ...list,
    id: 'document.of_issuer',
    path: `${base}/of_issuer/:issuer_id`,
    variants: [`${base}/of_issuer/:issuer_id/:rows`, `${base}/of_issuer/:issuer_id/:rows/:filterstring`],
    params: z.object({ issuer_id: idSchema }),
    list: { columns: documentColumns, small: false },
    summary: 'List of the documents of one issuer that the caller may see',
    answer: listAnswer(documentListRow),
  }),
  get: endpoint({
    ...client,
    id: 'document.get',
    method: 'GET',
    path: `${base}/get/:id`,
    permission: 'signed-in',
    tx: 'read',
    params: idParams,
    summary: 'One document',
    answer: documentRow,
  }),
  update: endpoint({
    ...client,
    id: 'document.update',
    method: 'POST',
    path: `${base}/update`,
    permission: 'signed-in',
    tx: 'write',
    summary: 'Changes what may change after registration',
    body: documentUpdate,
    answer: saveAnswer(documentRow),
  }),
  annul: endpoint({
    ...client,
    id: 'document.annul',
    method: 'POST',
    path: `${base}/annul`,
    permission: 'document.annul',
    tx: 'write',
    summary: 'Annuls a document; its number stays visible',
    body: z.strictObject({ id: idSchema, reason: requiredText(1000), version: z.number().int().optional() }),
    answer: saveAnswer(documentRow),
  }),
  takeNumbers: endpoint({
    ...client,
    id: 'document.take_numbers',
    method: 'POST',
    path: `${base}/take_numbers`,
    permission: 'document.register',
    tx: 'write',
    summary: 'Gives a document numbers of secondary registers, all or none',
    body: z.strictObject({
      id: idSchema,
      secondary_register_ids: secondaryRegisterIds.min(1),
      version: z.number().int().optional(),
    }),
    answer: saveAnswer(documentRow),
  }),
  attach: endpoint({
    ...client,
    id: 'document.attach',
    method: 'POST',
    path: `${base}/attach`,
    permission: 'signed-in',
    tx: 'write',
    summary: 'Adds uploaded files to a document',
    body: z.strictObject({ id: idSchema, upload_ids: z.array(idSchema).min(1).max(50) }),
    answer: saveAnswer(documentRow),
  }),
  activity: endpoint({
    ...client,
    id: 'document.activity',
    method: 'GET',
    path: `${base}/activity/:id`,
    permission: 'signed-in',
    tx: 'read',
    params: idParams,
    summary: 'What was done with a document, newest first',
    answer: z.array(subjectActivityRow),
  }),
  confirmation: endpoint({
    ...client,
    id: 'document.confirmation',
    method: 'GET',
    path: `${base}/confirmation/:id`,
    permission: 'signed-in',
    tx: 'none',
    raw: 'out',
    params: idParams,
    summary: 'Registration receipt as PDF',
    answer: z.unknown(),
  }),
}
