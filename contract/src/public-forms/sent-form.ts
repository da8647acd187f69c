import { z } from 'zod'
import { publicFormKinds } from './public-form-kinds.ts'

const formFile = z.object({
  id: z.number(),
  name: z.string(),
  size: z.number(),
  /** Bytes that have arrived. */
  received: z.number(),
  /** Looked at and kept; it goes with the form. */
  whole: z.boolean(),
})

/** What became of a confirmed form. */
const formResult = z.object({
  /** '' for something that was received without a number. */
  number: z.string(),
  at: z.string(),
  deadline_on: z.string().nullable(),
  /** '' where there is nothing to follow. */
  tracking_code: z.string(),
  tracking_url: z.string(),
  /** The address as the rows of a QR code ('1' = dark). */
  qr: z.array(z.string()),
})
export type FormResult = z.output<typeof formResult>

/** A form as whoever wrote it sees it, in the browser that sent it or by the mailed link. */
export const sentForm = z.object({
  kind: z.enum(publicFormKinds),
  /** `over`: not confirmed in time. */
  state: z.enum(['writing', 'waiting', 'confirmed', 'over']),
  institution: z.string(),
  /** Masked: „gi•••@primaria.ro”. */
  email: z.string(),
  sent_at: z.string().nullable(),
  /** What was written, as it is shown. */
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
  files: z.array(formFile),
  /** Until when link and code may be used. */
  until: z.string().nullable(),
  resends_left: z.number(),
  corrections_left: z.number(),
  code_tries_left: z.number(),
  result: formResult.nullable(),
})
export type SentForm = z.output<typeof sentForm>

export const sentAnswer = z.object({ success: z.literal(true), message: z.string(), data: sentForm })

/** What the page of a form is opened with. */
export const openedForm = z.object({
  key: z.string(),
  max_mb: z.number(),
  /** False: the files that wait for confirmation take all the room there is; the form goes without files. */
  takes_files: z.boolean(),
})
export type OpenedForm = z.output<typeof openedForm>
