import { z } from 'zod'
import { typedCode } from '../access/factors.ts'
import { endpoint } from '../calls/endpoint.ts'
import { idSchema } from '../calls/resource.ts'
import { wholeNumber } from '../calls/whole-number.ts'
import type { Text } from '../texts/languages.ts'

/** Days after which the parts of an export are removed; the record of the export stays. */
export const DAYS_AN_EXPORT_IS_KEPT = 7
/** Minutes after a proof in which its person may download parts. */
export const MINUTES_OF_AN_UNLOCK = 15
/** Hours after which an export waits no more for an import that holds rows back. */
export const HOURS_AN_EXPORT_WAITS = 6

const exportStates = ['waiting', 'packing', 'done', 'cancelled', 'failed', 'removed'] as const
export type ExportState = (typeof exportStates)[number]
export const exportStateLabels: Readonly<Record<ExportState, Text>> = {
  waiting: { ro: 'Se copiază datele', en: 'Copying the data' },
  packing: { ro: 'Se pun fișierele', en: 'Adding the files' },
  done: { ro: 'Gata', en: 'Ready' },
  cancelled: { ro: 'Oprit', en: 'Stopped' },
  failed: { ro: 'Nereușit', en: 'Failed' },
  removed: { ro: 'Fișiere șterse', en: 'Files removed' },
}

/** Why an export was not made. */
export const exportFailures = [
  'no_room',
  'no_right',
  'other_count',
  'import_under_way',
  'import_left',
  'error',
] as const
export type ExportFailure = (typeof exportFailures)[number]

const exportRow = z.object({
  id: z.number(),
  state: z.enum(exportStates),
  /** Nothing is copied yet, because an import of „all or nothing” holds rows back. */
  waits_for_import: z.boolean(),
  asked_at: z.string(),
  asked_by: z.string(),
  /** The instant of its contents; null before they were read. */
  cut_at: z.string().nullable(),
  /** Rows of all tables, and entries of the audit. */
  rows: z.number(),
  files: z.number(),
  /** Bytes. */
  file_bytes: z.number(),
  packed: z.number(),
  packed_bytes: z.number(),
  /** Files whose content is missing or damaged on this server; the manifest names them. */
  missing: z.number(),
  parts: z.array(z.object({ part: z.number(), name: z.string(), size: z.number(), sha256: z.string() })),
  /** Until when the reader may download the parts; null: they have to prove again who they are. */
  unlocked_until: z.string().nullable(),
  ended_at: z.string().nullable(),
  /** The day after which its parts are removed. */
  kept_until: z.string().nullable(),
  failure: z.enum(exportFailures).nullable(),
  /** Bytes that were needed, where there was no room. */
  needed_bytes: z.number().nullable(),
})
export type InstitutionExport = z.output<typeof exportRow>

const originSchema = z.object({
  imported_at: z.string(),
  installation_key: z.string(),
  audit_size: z.number(),
})

const client = { audience: 'client', rate: 'none', permission: 'client.admin' } as const
const base = '/api/institution_export'

export const institutionExportCalls = {
  list: endpoint({
    ...client,
    id: 'institution_export.list',
    method: 'GET',
    path: `${base}/list`,
    tx: 'read',
    summary: 'Exports of the whole institution, newest first, with how far they are',
    answer: z.object({
      exports: z.array(exportRow),
      /** The key with which this installation signs exports; whoever imports one asks for it by another way than the files came. */
      key_id: z.string(),
      /** Where the institution came from, if it came from another installation. */
      origin: originSchema.nullable(),
    }),
  }),
  ask: endpoint({
    ...client,
    id: 'institution_export.ask',
    method: 'POST',
    path: `${base}/ask`,
    // The proof of the person counts also when the call fails.
    tx: 'none',
    notWhileActing: true,
    summary: 'Asks for an export of the whole institution, with the password or a fresh code once more',
    body: z.strictObject({ password: z.string().max(200).optional(), code: typedCode.optional() }),
    answer: z.object({ success: z.literal(true), message: z.string(), id: z.number() }),
  }),
  cancel: endpoint({
    ...client,
    id: 'institution_export.cancel',
    method: 'POST',
    path: `${base}/cancel`,
    // The parts go at once, and other institutions are asked whether they have the same contents.
    tx: 'none',
    summary: 'Stops an export, or removes one that is ready with its parts',
    body: z.strictObject({ id: idSchema }),
    answer: z.object({ success: z.literal(true), message: z.string() }),
  }),
  unlock: endpoint({
    ...client,
    id: 'institution_export.unlock',
    method: 'POST',
    path: `${base}/unlock`,
    // The proof of the person counts also when the call fails.
    tx: 'none',
    notWhileActing: true,
    summary:
      'Lets the person download the parts of an export for some minutes, with the password or a fresh code once more',
    body: z.strictObject({
      id: idSchema,
      password: z.string().max(200).optional(),
      code: typedCode.optional(),
    }),
    answer: z.object({ success: z.literal(true), message: z.string() }),
  }),
  part: endpoint({
    ...client,
    id: 'institution_export.part',
    method: 'GET',
    path: `${base}/part/:id/:part`,
    tx: 'none',
    raw: 'stream',
    notWhileActing: true,
    params: z.strictObject({ id: idSchema, part: wholeNumber(0, 10_000) }),
    summary: 'One part of an unlocked export, whole or a range of it; part 0 is the signed manifest',
    answer: z.unknown(),
  }),
  audit: endpoint({
    ...client,
    id: 'institution_export.audit',
    method: 'GET',
    path: `${base}/audit_before`,
    tx: 'none',
    raw: 'stream',
    notWhileActing: true,
    summary: 'The audit of before the institution came to this installation, as it was exported there',
    answer: z.unknown(),
  }),
}
