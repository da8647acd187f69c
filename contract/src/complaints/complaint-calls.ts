import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { optionalText, requiredText } from '../calls/fields.ts'
import { idSchema, saveAnswer } from '../calls/resource.ts'
import { complaintRow, pictureRegion, withVersion } from './complaint-rows.ts'
import { latitude, longitude } from './place-schemas.ts'

const base = '/api/complaint'
const client = { audience: 'client', rate: 'none' } as const
const acting = { ...client, method: 'POST', tx: 'write', answer: saveAnswer(complaintRow) } as const

const reason = requiredText(2000)
/** Statuses of a document that say that a complaint was resolved. */
export const resolvedAs = [6, 7, 8, 11] as const

/** What is done with a complaint. */
export const complaintActCalls = {
  accept: endpoint({
    ...acting,
    id: 'complaint.accept',
    path: `${base}/accept`,
    permission: 'complaint.accept',
    summary: 'Accepts a complaint: its case is opened for the department',
    body: withVersion.extend({
      /** Left out = the department of the type. */
      group_id: idSchema.nullable().default(null),
      resolution: optionalText(2000),
    }),
  }),
  notAccept: endpoint({
    ...acting,
    id: 'complaint.not_accept',
    path: `${base}/not_accept`,
    permission: 'complaint.reject',
    summary: 'Says that a complaint is not for this institution, and who is competent',
    body: withVersion.extend({ authority: requiredText(300), comment: optionalText(2000) }),
  }),
  reject: endpoint({
    ...acting,
    id: 'complaint.reject',
    path: `${base}/reject`,
    permission: 'complaint.reject',
    summary: 'Rejects a complaint, with the comment that its person gets',
    body: withVersion.extend({ comment: reason }),
  }),
  resolve: endpoint({
    ...acting,
    id: 'complaint.resolve',
    path: `${base}/resolve`,
    permission: 'complaint.answer',
    summary: 'Closes a complaint and its case with the final resolution',
    body: withVersion.extend({
      resolution: reason,
      status: z.union([z.literal(6), z.literal(7), z.literal(8), z.literal(11)]).default(8),
      /** Why somebody closes what others are in charge of. */
      reason: optionalText(1000),
    }),
  }),
  cancel: endpoint({
    ...acting,
    id: 'complaint.cancel',
    path: `${base}/cancel`,
    permission: 'complaint.answer',
    summary: 'Cancels a complaint at the request of its person',
    body: withVersion.extend({ reason }),
  }),
  reopen: endpoint({
    ...acting,
    id: 'complaint.reopen',
    path: `${base}/reopen`,
    permission: 'document.reopen',
    summary: 'Reopens a complaint, with a reason',
    body: withVersion.extend({ reason }),
  }),
  register: endpoint({
    ...acting,
    id: 'complaint.register',
    path: `${base}/register`,
    permission: 'complaint.accept',
    summary:
      'Tries again to give numbers to the complaints that wait for one, up to this one, in their order',
    body: withVersion,
  }),
  join: endpoint({
    ...acting,
    id: 'complaint.join',
    path: `${base}/join`,
    permission: 'complaint.accept',
    summary: 'Joins a complaint to another one of the same matter: one answer tells both',
    body: withVersion.extend({ joined_to_id: idSchema }),
  }),
  unjoin: endpoint({
    ...acting,
    id: 'complaint.unjoin',
    path: `${base}/unjoin`,
    permission: 'complaint.accept',
    summary: 'Takes a joined complaint apart again, with a reason',
    body: withVersion.extend({ reason }),
  }),
  move: endpoint({
    ...acting,
    id: 'complaint.move',
    path: `${base}/move`,
    permission: 'complaint.accept',
    summary: 'Corrects where a complaint lies',
    body: withVersion.extend({
      lat: latitude,
      lng: longitude,
      locality: optionalText(200),
      street: optionalText(200),
      street_number: optionalText(40),
    }),
  }),
  comment: endpoint({
    ...acting,
    id: 'complaint.comment',
    path: `${base}/comment`,
    permission: 'signed-in',
    idempotent: true,
    summary: 'Comments a complaint: publicly for its person, who is mailed, or privately for the house',
    body: z.strictObject({ id: idSchema, body: requiredText(4000), is_public: z.boolean() }),
  }),
  showPhoto: endpoint({
    ...acting,
    tx: 'none',
    id: 'complaint.show_photo',
    path: `${base}/show_photo`,
    permission: 'complaint.accept',
    summary: 'Lets a photo be shown to the public, without the parts that are made unreadable',
    body: z.strictObject({ id: idSchema, file_id: idSchema, regions: z.array(pictureRegion).max(100) }),
  }),
  hidePhoto: endpoint({
    ...acting,
    id: 'complaint.hide_photo',
    path: `${base}/hide_photo`,
    permission: 'complaint.accept',
    summary: 'Shows a photo to the public no longer',
    body: z.strictObject({ id: idSchema, file_id: idSchema }),
  }),
  photo: endpoint({
    ...client,
    id: 'complaint.photo',
    method: 'GET',
    path: `${base}/photo/:id/:file_id`,
    permission: 'signed-in',
    tx: 'none',
    raw: 'out',
    params: z.object({ id: idSchema, file_id: idSchema }),
    query: z.strictObject({ shown: z.enum(['0', '1']).default('0') }),
    summary: 'A photo of a complaint without its place, or the copy that the public sees',
    answer: z.any(),
  }),
}
