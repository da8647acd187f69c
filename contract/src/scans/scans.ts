import { z } from 'zod'
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

export const scanInbox = z.object({
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
