import { z } from 'zod'
import { endpoint } from '../../calls/endpoint.ts'
import { requiredText } from '../../calls/fields.ts'
import { idParams, idSchema, listAnswer, saveAnswer } from '../../calls/resource.ts'
import { subjectActivityRow } from '../../calls/subject-activity.ts'
import { documentColumns } from '../list/document-columns.ts'
import { documentUpdate, documentValues, secondaryRegisterIds } from '../registration/document-values.ts'
import { registered } from '../registration/registered.ts'
import { registrationForm } from '../registration/registration-form.ts'
import { documentListRow, documentRow } from './documents.ts'

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
