import { z } from 'zod'

/** Most bytes of a text that a page shows; the rest is in the file itself. */
export const shownTextBytes = 1024 * 1024

/** Why a file cannot be shown in the page; the page has the sentences. */
export const unshownReasons = [
  'too_large',
  'too_many_pixels',
  'unpacks_too_large',
  'damaged',
  'password',
  'too_slow',
  'not_shown',
] as const
export type UnshownReason = (typeof unshownReasons)[number]

const contentBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), level: z.number(), text: z.string() }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('item'), text: z.string() }),
  z.object({ type: z.literal('table'), rows: z.array(z.array(z.string())) }),
])
export type ContentBlock = z.output<typeof contentBlock>

/** What a page may show of a file that it cannot show as it is. */
export const fileContent = z.discriminatedUnion('shown', [
  z.object({
    shown: z.literal('text'),
    /** Header lines of a mail. */
    facts: z.array(z.object({ name: z.enum(['from', 'to', 'cc', 'date', 'subject']), text: z.string() })),
    /** The file's text as it is, or its parts: sheets, slides, the body of a mail. */
    parts: z.array(z.object({ title: z.string(), blocks: z.array(contentBlock) })),
    /** Names of files inside a mail. */
    attachments: z.array(z.string()),
    /** Encoding of plain text, as guessed from the bytes. */
    encoding: z.string().nullable(),
    /** The file holds more than is shown. */
    cut: z.boolean(),
  }),
  /** Pictures: `direct` ones are shown as they are, the others through the call `file.page`. */
  z.object({ shown: z.literal('pictures'), count: z.number(), direct: z.boolean() }),
  z.object({ shown: z.literal('nothing'), reason: z.enum(unshownReasons) }),
])
export type FileContent = z.output<typeof fileContent>
export type ShownText = Extract<FileContent, { shown: 'text' }>

export const fileRow = z.object({
  id: z.number(),
  name: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.number(),
  created_by: z.string(),
  created_at: z.string(),
  /** The paper itself, as it came from a scanner or a phone. */
  scan: z.boolean(),
  /** Sent by the citizen, by a data request. */
  from_citizen: z.boolean(),
  /** How the page can show it: by which viewer, or only as a download. */
  preview: z.enum(['pdf', 'image', 'text', 'none']),
  /** The stored content is missing or no longer what was uploaded; a backup has it. */
  damaged: z.boolean(),
  /** Number of the active version; those before it are kept. */
  version: z.number(),
  /** Locked by one person until they release it, another takes it over, or it ends by itself. */
  lock: z.object({ by: z.string(), since: z.string(), until: z.string(), own: z.boolean() }).nullable(),
  /** What the caller may do with it, and for the rest why not. */
  can: z.object({ change: z.boolean(), lock: z.boolean(), unlock: z.boolean(), take_lock: z.boolean() }),
  cannot: z.object({ change: z.string().optional(), take_lock: z.string().optional() }),
})
export type FileRow = z.output<typeof fileRow>

export const uploadRow = z.object({ id: z.number(), name: z.string(), mime: z.string(), size: z.number() })
export type Upload = z.output<typeof uploadRow>
