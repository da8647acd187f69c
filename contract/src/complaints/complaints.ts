import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { optionalText, requiredText } from '../calls/fields.ts'
import { idParams, idSchema, listAnswer, optionsAnswer, optionsQuery, saveAnswer } from '../calls/resource.ts'
import { subjectActivityRow } from '../calls/subject-activity.ts'
import { complaintColumns } from './complaint-columns.ts'
import { complaintTaken } from './complaint-filing.ts'
import {
  complaintListRow,
  complaintMark,
  complaintRow,
  complaintTypeShown,
  pictureRegion,
  statusCounts,
  typeClock,
  withVersion,
} from './complaint-rows.ts'
import { latitude, longitude } from './place-schemas.ts'

const base = '/api/complaint'
const client = { audience: 'client', rate: 'none' } as const
const reading = { ...client, method: 'GET', tx: 'read' } as const
const acting = { ...client, method: 'POST', tx: 'write', answer: saveAnswer(complaintRow) } as const

const reason = requiredText(2000)
/** Statuses of a document that say that a complaint was resolved. */
export const resolvedAs = [6, 7, 8, 11] as const

const micro = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
const boxQuery = z.strictObject({
  south: micro(-90_000_000, 90_000_000),
  west: micro(-180_000_000, 180_000_000),
  north: micro(-90_000_000, 90_000_000),
  east: micro(-180_000_000, 180_000_000),
  zoom: micro(0, 22),
  /** Left out = those that are open or in progress. */
  status: z.enum(['todo', 'all', 'open', 'notaccepted', 'canceled', 'in_progress', 'resolved', 'declined']).default('todo'),
  type: idSchema.optional(),
})

/** Marks that one answer of the map holds at most. */
export const MOST_MARKS = 500

export const complaintCalls = {
  list: endpoint({
    ...reading,
    id: 'complaint.list',
    path: `${base}/list`,
    variants: [`${base}/list/:rows`, `${base}/list/:rows/:filterstring`],
    permission: 'complaint.view',
    list: { columns: complaintColumns, small: false },
    summary: 'Complaints, filtered and sorted',
    answer: listAnswer(complaintListRow),
  }),
  counts: endpoint({
    ...reading,
    id: 'complaint.counts',
    path: `${base}/counts`,
    permission: 'complaint.view',
    summary: 'How many complaints have each status, and the clock of each type',
    answer: z.object({ statuses: statusCounts, types: z.array(typeClock) }),
  }),
  map: endpoint({
    ...reading,
    id: 'complaint.map',
    path: `${base}/map`,
    permission: 'complaint.view',
    query: boxQuery,
    summary: 'Complaints in a box of the map, those that lie close together as one mark',
    answer: z.object({ marks: z.array(complaintMark), total: z.number() }),
  }),
  options: endpoint({
    ...reading,
    id: 'complaint.options',
    path: `${base}/options`,
    permission: 'complaint.view',
    query: optionsQuery,
    summary: 'Complaints that are worked on, to which another one may be joined',
    answer: optionsAnswer,
  }),
  form: endpoint({
    ...reading,
    id: 'complaint.form',
    path: `${base}/form`,
    permission: 'signed-in',
    summary: 'Active complaint types and departments, for the forms of staff',
    answer: z.object({
      types: z.array(complaintTypeShown.extend({ help: z.string(), group_id: z.number().nullable() })),
      groups: z.array(z.object({ id: z.number(), name: z.string() })),
      /** Largest photo that may be added, in megabytes. */
      max_file_mb: z.number(),
    }),
  }),
  get: endpoint({
    ...reading,
    id: 'complaint.get',
    path: `${base}/get/:id`,
    permission: 'signed-in',
    params: idParams,
    summary: 'One complaint with its comments, photos, case and neighbours',
    answer: complaintRow,
  }),
  activity: endpoint({
    ...reading,
    id: 'complaint.activity',
    path: `${base}/activity/:id`,
    permission: 'signed-in',
    params: idParams,
    summary: 'What was done with a complaint, newest first',
    answer: z.array(subjectActivityRow),
  }),
  add: endpoint({
    ...acting,
    id: 'complaint.add',
    path: `${base}/add`,
    permission: 'document.register',
    idempotent: true,
    summary: 'Writes down a complaint made by phone or at the counter, and registers it',
    body: complaintTaken.safeExtend({ upload_ids: z.array(idSchema).max(10).default([]) }),
  }),
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
    summary: 'Tries again to give numbers to the complaints that wait for one, up to this one, in their order',
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
