import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { idParams, idSchema } from '../calls/resource.ts'
import { wholeNumber } from '../calls/whole-number.ts'
import { importEntry, importEntryChoices } from './import-archives.ts'
import { importKindIds, importModes } from './import-kinds.ts'
import { importMapping, importReading } from './import-mapping.ts'
import { importBlocker, importDetail, importFinding, importRow } from './import-rows.ts'

const base = '/api/import'
const client = {
  audience: 'client',
  permission: 'import.run',
  rate: 'none',
  notWhileActing: true,
} as const
const page = wholeNumber(1, 100_000).default(1)
/** The figures of a page stand beside its rows. */
const pageFigures = { total: z.number(), from: z.number(), current_page: z.number(), per_page: z.number() }
const format = z.enum(['csv', 'xlsx'])
const idBody = z.strictObject({ id: idSchema })

/** Imports. Each kind asks its own right besides `import.run` (`importKindRights`). */
export const importCalls = {
  list: endpoint({
    ...client,
    id: 'import.list',
    method: 'GET',
    path: `${base}/list`,
    tx: 'read',
    query: z.strictObject({ kind: z.enum(importKindIds).optional(), page }),
    summary: 'Imports of the kinds that the caller may import, newest first',
    answer: z.object({
      data: z.array(importRow),
      ...pageFigures,
      /** Kinds that the caller may import. */
      kinds: z.array(z.enum(importKindIds)),
    }),
  }),
  begin: endpoint({
    ...client,
    id: 'import.begin',
    method: 'POST',
    path: `${base}/begin`,
    tx: 'none',
    body: z.strictObject({ kind: z.enum(importKindIds), file_id: idSchema }),
    summary:
      'Begins an import of a file that was uploaded: reads its head and first rows and guesses the columns',
    answer: z.object({ success: z.literal(true), message: z.string(), id: z.number() }),
  }),
  get: endpoint({
    ...client,
    id: 'import.get',
    method: 'GET',
    path: `${base}/get/:id`,
    tx: 'read',
    params: idParams,
    summary: 'One import: its file, columns, fields, findings by kind, and how far it is',
    answer: importDetail,
  }),
  read: endpoint({
    ...client,
    id: 'import.read',
    method: 'POST',
    path: `${base}/read`,
    tx: 'none',
    // `mapping`: what was chosen so far and not checked yet; without it, what was checked last.
    body: importReading.extend({ id: idSchema, mapping: importMapping.optional() }),
    summary:
      'Reads the file again with another encoding, delimiter or sheet; columns that keep their names keep what was chosen for them',
    answer: doneAnswer,
  }),
  /** Gives the same answer when it is asked again after a lost answer. */
  addArchive: endpoint({
    ...client,
    id: 'import.add_archive',
    method: 'POST',
    path: `${base}/add_archive`,
    tx: 'none',
    // `incoming_id`: a resumable upload of the caller that has arrived whole.
    body: z.strictObject({ id: idSchema, incoming_id: idSchema }),
    summary: 'Gives an import a ZIP in which its rows find their files by name; it has to be checked again',
    answer: doneAnswer,
  }),
  removeArchive: endpoint({
    ...client,
    id: 'import.remove_archive',
    method: 'POST',
    path: `${base}/remove_archive`,
    tx: 'write',
    body: z.strictObject({ id: idSchema, archive_id: idSchema }),
    summary: 'Takes a ZIP away from an import; it has to be checked again',
    answer: doneAnswer,
  }),
  entries: endpoint({
    ...client,
    id: 'import.entries',
    method: 'GET',
    path: `${base}/entries/:id`,
    tx: 'read',
    params: idParams,
    query: z.strictObject({ which: z.enum(importEntryChoices), page }),
    summary: 'Files of the archives of an import that no row names, or that cannot be taken, with the reason',
    answer: z.object({ data: z.array(importEntry), ...pageFigures }),
  }),
  check: endpoint({
    ...client,
    id: 'import.check',
    method: 'POST',
    path: `${base}/check`,
    tx: 'write',
    body: z.strictObject({ id: idSchema, mapping: importMapping }),
    summary: 'Goes through the whole file with these columns and writes nothing but its findings',
    answer: doneAnswer,
  }),
  findings: endpoint({
    ...client,
    id: 'import.findings',
    method: 'GET',
    path: `${base}/findings/:id`,
    tx: 'read',
    params: idParams,
    query: z.strictObject({ key: z.string().max(64).optional(), page }),
    summary: 'What is wrong with which row, in the order of the rows',
    answer: z.object({ data: z.array(importFinding), ...pageFigures }),
  }),
  run: endpoint({
    ...client,
    id: 'import.run',
    method: 'POST',
    path: `${base}/run`,
    tx: 'write',
    body: z.strictObject({ id: idSchema, mode: z.enum(importModes) }),
    summary: 'Starts the import of a checked file; the worker makes the rows',
    answer: doneAnswer,
  }),
  cancel: endpoint({
    ...client,
    id: 'import.cancel',
    method: 'POST',
    path: `${base}/cancel`,
    tx: 'write',
    body: idBody,
    summary:
      'Stops a check or an import after the batch under way; with all or nothing, what was made is taken back',
    answer: doneAnswer,
  }),
  blockers: endpoint({
    ...client,
    id: 'import.blockers',
    method: 'POST',
    path: `${base}/blockers`,
    tx: 'write',
    body: idBody,
    summary: 'What of an import cannot be undone, and what depends on it',
    answer: z.object({
      data: z.array(importBlocker),
      total: z.number(),
      /** All rows were looked at; else only the newest ones, and the worker looks at the others before it takes anything back. */
      whole: z.boolean(),
    }),
  }),
  undo: endpoint({
    ...client,
    id: 'import.undo',
    method: 'POST',
    path: `${base}/undo`,
    tx: 'write',
    body: idBody,
    summary: 'Takes back what an import made; refused while something depends on a row of it',
    answer: doneAnswer,
  }),
  discard: endpoint({
    ...client,
    id: 'import.discard',
    method: 'POST',
    path: `${base}/discard`,
    tx: 'write',
    body: idBody,
    summary: 'Drops an import that was begun and not run',
    answer: doneAnswer,
  }),
  refused: endpoint({
    ...client,
    id: 'import.refused',
    method: 'GET',
    path: `${base}/refused/:id/:format`,
    tx: 'none',
    raw: 'stream',
    unhurried: true,
    params: z.strictObject({ id: idSchema, format }),
    summary:
      'The refused rows as they were sent, with the reasons in a last column, to be mended and sent again',
    answer: z.unknown(),
  }),
  sample: endpoint({
    ...client,
    id: 'import.sample',
    method: 'GET',
    path: `${base}/sample/:kind/:format`,
    tx: 'none',
    raw: 'stream',
    params: z.strictObject({ kind: z.enum(importKindIds), format }),
    summary: 'A file of a kind with all columns and some rows, to be filled',
    answer: z.unknown(),
  }),
}
