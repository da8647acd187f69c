import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { requiredText } from '../calls/fields.ts'
import { idParams, idSchema } from '../calls/resource.ts'
import { wholeNumber } from '../calls/whole-number.ts'
import { invalid } from '../failures/validation-messages.ts'
import { uploadRow } from '../files/files.ts'
import type { Text } from '../texts/languages.ts'

/** Days during which a discarded scan can be had back. */
export const SCAN_KEPT_DAYS = 30
/** Rows of one page of the inbox. */
export const SCAN_PAGE = 60

/** Why a scan waits for a person; '' = it bears no label. */
export const scanNotes = {
  '': { ro: 'Fără etichetă.', en: 'No label.' },
  foreign: { ro: 'Eticheta este a altei instituții.', en: 'The label is of another institution.' },
  unknown: {
    ro: 'Eticheta nu corespunde niciunui document.',
    en: 'The label belongs to no document.',
  },
  annulled: { ro: 'Documentul de pe etichetă este anulat.', en: 'The document of the label is annulled.' },
  several: {
    ro: 'Pe aceeași foaie sunt etichete ale mai multor documente.',
    en: 'One sheet bears labels of several documents.',
  },
  damaged: {
    ro: 'Fișierul nu a putut fi citit; etichetele nu au fost căutate.',
    en: 'The file could not be read; labels were not looked for.',
  },
  locked: {
    ro: 'Fișierul este protejat cu parolă; etichetele nu au fost căutate.',
    en: 'The file is protected by a password; labels were not looked for.',
  },
  too_large: {
    ro: 'Scanarea este prea mare; etichetele nu au fost căutate.',
    en: 'The scan is too large; labels were not looked for.',
  },
  no_right: {
    ro: 'Persoana care a trimis paginile nu mai poate atașa la acel document.',
    en: 'The person who sent the pages may no longer attach to that document.',
  },
} as const satisfies Record<string, Text>
export type ScanNote = keyof typeof scanNotes
const scanNoteNames = Object.keys(scanNotes) as ScanNote[]

/** Why a file of the folder was refused. */
export const scanRefusals = {
  type: {
    ro: 'Nu este PDF, TIFF, JPEG sau PNG, ori conținutul nu corespunde extensiei.',
    en: 'Is no PDF, TIFF, JPEG or PNG, or its content does not fit its extension.',
  },
  empty: { ro: 'Fișierul este gol.', en: 'The file is empty.' },
  too_big: { ro: 'Fișierul depășește mărimea permisă.', en: 'The file exceeds the size allowed.' },
} as const satisfies Record<string, Text>
export type ScanRefusal = keyof typeof scanRefusals
const refusalNames = Object.keys(scanRefusals) as ScanRefusal[]

const scanRow = z.object({
  id: z.number(),
  name: z.string(),
  source: z.enum(['folder', 'phone']),
  /** Who sent it from a phone; '' = the scanner. */
  sent_by: z.string(),
  arrived_at: z.string(),
  /** `reading`: its pages are being made or looked at. */
  state: z.enum(['reading', 'waiting', 'discarded']),
  /** Bytes; 0 while it is being made. */
  size: z.number(),
  pages: z.number().nullable(),
  has_thumbnail: z.boolean(),
  note: z.enum(scanNoteNames),
  preview: z.enum(['pdf', 'image', 'text', 'none']),
  /** Who has it open in a form now. It ends when they use it, give it back, or after some minutes. */
  taken_by: z.string(),
  discarded: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
})
export type Scan = z.output<typeof scanRow>

const scanFolderName = z
  .string()
  .trim()
  .refine((value) => /^([a-z0-9][a-z0-9._-]{0,39})?$/.test(value), invalid('scan_folder'))

const scanInbox = z.object({
  data: z.array(scanRow),
  meta: z.object({ page: z.number(), more: z.boolean() }),
  counts: z.object({ waiting: z.number(), reading: z.number(), discarded: z.number() }),
  /** Files of the last days that were refused as scans. */
  refused: z.array(
    z.object({ id: z.number(), name: z.string(), reason: z.enum(refusalNames), at: z.string() }),
  ),
  folder: z.object({
    /** Path on the server where scanners put files; '' for those who may not set it. */
    path: z.string(),
    name: z.string(),
    can_change: z.boolean(),
  }),
})
export type ScanInbox = z.output<typeof scanInbox>

const inbox = { audience: 'client', permission: 'document.register', rate: 'none' } as const
const ids = z.array(idSchema).min(1).max(100)
const scan = {
  ...inbox,
  method: 'GET',
  tx: 'none',
  raw: 'stream',
  params: idParams,
  answer: z.unknown(),
} as const
export const scanCalls = {
  list: endpoint({
    ...inbox,
    id: 'scan.list',
    method: 'GET',
    path: '/api/scan/list',
    tx: 'read',
    summary: 'Scans that wait for a person, the newest first, or those that were thrown away',
    query: z.strictObject({
      state: z.enum(['waiting', 'discarded']).default('waiting'),
      page: wholeNumber(1, 1000).default(1),
    }),
    answer: scanInbox,
  }),
  thumbnail: endpoint({
    ...scan,
    id: 'scan.thumbnail',
    path: '/api/scan/thumbnail/:id',
    summary: 'The first page of a scan as a small picture',
  }),
  preview: endpoint({
    ...scan,
    id: 'scan.preview',
    path: '/api/scan/preview/:id',
    summary: 'Bytes of a scan for the preview in the page, sandboxed',
  }),
  take: endpoint({
    ...inbox,
    id: 'scan.take',
    method: 'POST',
    path: '/api/scan/take',
    tx: 'write',
    summary:
      'Makes scans uploads of the caller, to be attached or registered like others; they stay in the inbox until then',
    body: z.strictObject({ ids }),
    answer: z.object({
      success: z.literal(true),
      message: z.string(),
      data: z.array(uploadRow.extend({ scan_id: z.number() })),
    }),
  }),
  discard: endpoint({
    ...inbox,
    id: 'scan.discard',
    method: 'POST',
    path: '/api/scan/discard',
    tx: 'write',
    summary: 'Throws scans away, with a reason; they can be had back for some days',
    body: z.strictObject({ ids, reason: requiredText(500) }),
    answer: doneAnswer,
  }),
  restore: endpoint({
    ...inbox,
    id: 'scan.restore',
    method: 'POST',
    path: '/api/scan/restore',
    tx: 'write',
    summary: 'Puts scans that were thrown away back into the inbox',
    body: z.strictObject({ ids }),
    answer: doneAnswer,
  }),
  setFolder: endpoint({
    ...inbox,
    permission: 'client.admin',
    id: 'scan.set_folder',
    method: 'POST',
    path: '/api/scan/set_folder',
    tx: 'write',
    summary: 'Names the folder in which scanners put files for the institution',
    body: z.strictObject({ name: scanFolderName }),
    answer: doneAnswer,
  }),
}
