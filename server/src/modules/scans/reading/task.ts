import { z } from 'zod'

/** A scan with more sheets than a scanner's tray holds is kept whole and not looked at. */
export const MOST_PAGES = 200
/** Longest side of a drawn page: A4 at 200 dpi. */
export const DRAWN_PIXELS = 2_339
/** A page of A3 at 600 dpi. Bigger pictures are not unpacked. */
export const MOST_PIXELS = 70_000_000
/** Most pixels of a picture inside other pages of a PDF, where unpacking takes more memory: A4 at 400 dpi. */
export const MOST_PDF_PIXELS = 18_000_000
export const MOST_SECONDS = 150
export const MOST_BYTES = 450 * 1024 * 1024
/** With this exit code a process says that it took more memory than it gets. */
export const TOO_MUCH_MEMORY = 77
export const THUMB_WIDTH = 320

/** What the process is given in `task.json` of its folder; the files it names lie there too. */
export const taskSchema = z.discriminatedUnion('kind', [
  /** `scan`: looked through for labels, cut into parts, its first page made a small picture. */
  z.object({ kind: z.literal('read'), type: z.enum(['pdf', 'image']), at: z.string() }),
  /** `photo-1`, `photo-2` …: made one PDF. */
  z.object({ kind: z.literal('compose'), photos: z.number().int().positive(), at: z.string() }),
])
export type Task = z.output<typeof taskSchema>

/** What it answers in `result.json`, with `thumb-1.webp`, `part-1.pdf` … and `composed.pdf` beside it. */
export const resultSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    pages: z.number().int().positive(),
    /** Texts of the codes of each sheet; none when they were not looked for. */
    codes: z.array(z.array(z.string())),
    /** Parts that were written, when there is more than one. */
    parts: z.number().int().nonnegative(),
    note: z.enum(['', 'too_large']),
  }),
  z.object({ ok: z.literal(false), note: z.enum(['damaged', 'locked', 'too_large']) }),
])
export type Result = z.output<typeof resultSchema>
