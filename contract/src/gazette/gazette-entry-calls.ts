import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { day, requiredText, text } from '../calls/fields.ts'
import { idParams, idSchema, listAnswer, saveAnswer } from '../calls/resource.ts'
import { chosenWithdrawals, MOST_GAZETTE_FILES } from './gazette-choices.ts'
import { entryChange, entryColumns, entryRow, entryValues, gazetteEntry } from './gazette-entries.ts'

const base = '/api/gazette_entry'
const client = { audience: 'client', permission: 'gazette.publish', rate: 'none' } as const
const reading = { ...client, method: 'GET', tx: 'read' } as const
const acting = { ...client, method: 'POST', tx: 'write' } as const
const version = z.number().int().optional()
const saved = saveAnswer(gazetteEntry)

export const gazetteEntryCalls = {
  list: endpoint({
    ...reading,
    id: 'gazette_entry.list',
    path: `${base}/list`,
    variants: [`${base}/list/:rows`, `${base}/list/:rows/:filterstring`],
    list: { columns: entryColumns, small: false },
    summary: 'Entries of the gazette in every state',
    answer: listAnswer(entryRow),
  }),
  get: endpoint({
    ...reading,
    id: 'gazette_entry.get',
    path: `${base}/get/:id`,
    params: idParams,
    summary: 'An entry with its files and what is to be looked at before it is published',
    answer: gazetteEntry,
  }),
  add: endpoint({
    ...acting,
    id: 'gazette_entry.add',
    path: `${base}/add`,
    idempotent: true,
    body: entryValues.extend({
      /** The published entry that it is to replace. */
      corrects_id: idSchema.optional(),
    }),
    summary: 'Begins an entry, or one in the place of another',
    answer: saved,
  }),
  update: endpoint({
    ...acting,
    id: 'gazette_entry.update',
    path: `${base}/update`,
    body: z.strictObject({ id: idSchema, values: entryChange, version }),
    summary: 'Changes an entry that is not public',
    answer: saved,
  }),
  addFiles: endpoint({
    ...client,
    id: 'gazette_entry.add_files',
    method: 'POST',
    tx: 'none',
    path: `${base}/add_files`,
    body: z.strictObject({
      id: idSchema,
      upload_ids: z.array(idSchema).min(1).max(MOST_GAZETTE_FILES),
    }),
    summary: 'Gives uploads of the caller to an entry: copies without signatures, with their text read',
    answer: saved,
  }),
  dropFile: endpoint({
    ...acting,
    id: 'gazette_entry.drop_file',
    path: `${base}/drop_file`,
    body: z.strictObject({ id: idSchema, file_id: idSchema }),
    summary: 'Takes a file off an entry that is not public',
    answer: saved,
  }),
  file: endpoint({
    ...client,
    id: 'gazette_entry.file',
    method: 'GET',
    tx: 'none',
    raw: 'stream',
    path: `${base}/file/:id`,
    params: idParams,
    summary: 'Bytes of a file of an entry, as it is going to be published',
    answer: z.unknown(),
  }),
  ofDocument: endpoint({
    ...reading,
    id: 'gazette_entry.of_document',
    path: `${base}/of_document/:id`,
    params: idParams,
    summary: 'What an entry made from a registered document begins with, and the entries it has',
    answer: z.object({
      category_id: z.number().nullable(),
      title: z.string(),
      number: z.string(),
      act_on: z.string(),
      files: z.array(z.object({ id: z.number(), name: z.string(), size: z.number(), fits: z.boolean() })),
      entries: z.array(entryRow),
    }),
  }),
  fromDocument: endpoint({
    ...client,
    id: 'gazette_entry.from_document',
    method: 'POST',
    tx: 'none',
    path: `${base}/from_document`,
    body: entryValues.extend({
      document_id: idSchema,
      file_ids: z.array(idSchema).max(MOST_GAZETTE_FILES),
    }),
    summary: 'Begins an entry from a registered document, with copies of its files without signatures',
    answer: saved,
  }),
  submit: endpoint({
    ...acting,
    id: 'gazette_entry.submit',
    path: `${base}/submit`,
    body: z.strictObject({ id: idSchema, checked: text(64), version }),
    summary: 'Publishes an entry, now or on its day; where two people publish, asks for the second',
    answer: saved,
  }),
  approve: endpoint({
    ...acting,
    id: 'gazette_entry.approve',
    path: `${base}/approve`,
    body: z.strictObject({ id: idSchema, checked: text(64), version }),
    summary: 'Publishes what another person has prepared',
    answer: saved,
  }),
  return: endpoint({
    ...acting,
    id: 'gazette_entry.return',
    path: `${base}/return`,
    body: z.strictObject({ id: idSchema, reason: requiredText(1000) }),
    summary: 'Makes a draft again of what waits for approval or for its day',
    answer: saved,
  }),
  withdraw: endpoint({
    ...acting,
    id: 'gazette_entry.withdraw',
    path: `${base}/withdraw`,
    body: z.strictObject({ id: idSchema, withdrawal: z.enum(chosenWithdrawals), reason: requiredText(1000) }),
    summary: 'Withdraws a published entry; for personal data, erases its words and files for good',
    answer: saved,
  }),
  discard: endpoint({
    ...acting,
    id: 'gazette_entry.discard',
    path: `${base}/discard`,
    body: z.strictObject({ id: idSchema }),
    summary: 'Throws away a draft',
    answer: doneAnswer,
  }),
  declaration: endpoint({
    ...client,
    id: 'gazette_entry.declaration',
    method: 'GET',
    tx: 'none',
    raw: 'out',
    path: `${base}/declaration`,
    query: z.strictObject({ from: day, to: day }),
    summary: 'What was published and withdrawn when, with the seals of the trail, as a PDF',
    answer: z.unknown(),
  }),
}
