import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { idParams, idSchema } from '../calls/resource.ts'

/** Minutes during which a code is valid. */
export const PHONE_LINK_MINUTES = 10
/** Most pages of one sending. */
export const PHONE_PAGES = 30

const phoneLinkMade = z.object({
  id: z.number(),
  /** The address in the QR code. */
  url: z.string(),
  /** Dark modules of the QR code, row by row: '1' = dark. */
  rows: z.array(z.string()),
  expires_at: z.string(),
})
export type PhoneLinkMade = z.output<typeof phoneLinkMade>

/**
 * `open`: waits for pages; `sent`: the pages are being made into one PDF; `attached`: the document has the
 * PDF; `inbox`: the PDF lies in the inbox; `ended`: revoked, out of time, or its person signed out.
 */
const phoneLinkStates = ['open', 'sent', 'attached', 'inbox', 'ended'] as const
export type PhoneLinkState = (typeof phoneLinkStates)[number]

/**
 * A received page. Its picture is not shown again, because whoever sees the code on the screen could open it.
 */
const phonePhoto = z.object({ id: z.number(), name: z.string(), size: z.number() })
export type PhonePhoto = z.output<typeof phonePhoto>

/** What a phone is shown for a valid code. */
const phoneForm = z.object({
  institution: z.string(),
  /** Number of the document the pages are for; '' = for the inbox. */
  number: z.string(),
  expires_at: z.string(),
  max_pages: z.number(),
  max_mb: z.number(),
  /** Pages that it has sent and not taken out again, in their order, so that it can go on after a reload. */
  photos: z.array(phonePhoto),
})
export type PhoneForm = z.output<typeof phoneForm>

const staff = { audience: 'client', permission: 'signed-in', rate: 'none' } as const
const open = { audience: 'public', permission: 'public', rate: 'public', tx: 'none' } as const
const token = z.string().min(1).max(200)
const photoIds = z.array(idSchema).max(PHONE_PAGES)
export const phoneLinkCalls = {
  make: endpoint({
    ...staff,
    id: 'phone_link.make',
    method: 'POST',
    path: '/api/phone_link/make',
    tx: 'write',
    summary: 'A QR code by which a phone sends pages once, to a document or into the inbox',
    body: z.strictObject({ document_id: idSchema.nullable() }),
    answer: z.object({ success: z.literal(true), message: z.string(), data: phoneLinkMade }),
  }),
  state: endpoint({
    ...staff,
    id: 'phone_link.state',
    method: 'GET',
    path: '/api/phone_link/state/:id',
    tx: 'read',
    params: idParams,
    summary: 'How far the sending of one of the caller’s codes is',
    answer: z.object({
      state: z.enum(phoneLinkStates),
      photos: z.number(),
      /** The scan of the pages, once it waits in the inbox and may be taken from there. */
      scan_id: z.number().nullable(),
    }),
  }),
  revoke: endpoint({
    ...staff,
    id: 'phone_link.revoke',
    method: 'POST',
    path: '/api/phone_link/revoke',
    tx: 'write',
    summary: 'Ends one of the caller’s codes before its time; one that was used stays used',
    body: z.strictObject({ id: idSchema }),
    answer: doneAnswer,
  }),
  show: endpoint({
    ...open,
    id: 'phone.show',
    method: 'GET',
    path: '/api/phone/show/:token',
    params: z.object({ token }),
    summary: 'What a code is for; changes nothing',
    answer: phoneForm,
  }),
  photo: endpoint({
    ...open,
    id: 'phone.photo',
    method: 'POST',
    path: '/api/phone/photo/:token',
    params: z.object({ token }),
    query: z.strictObject({ name: z.string().max(500).default('') }),
    raw: 'in',
    summary: 'Takes one page of a phone in; it waits for the sending',
    answer: z.object({ success: z.literal(true), message: z.string(), id: z.number() }),
  }),
  arrange: endpoint({
    ...open,
    id: 'phone.arrange',
    method: 'POST',
    path: '/api/phone/arrange',
    summary: 'Puts pages that wait for the sending in this order and takes others out',
    body: z.strictObject({ token, photo_ids: photoIds, dropped_ids: photoIds }),
    answer: doneAnswer,
  }),
  send: endpoint({
    ...open,
    id: 'phone.send',
    method: 'POST',
    path: '/api/phone/send',
    summary: 'Sends the pages in this order as one PDF, once',
    body: z.strictObject({ token, photo_ids: photoIds.min(1) }),
    answer: doneAnswer,
  }),
}
