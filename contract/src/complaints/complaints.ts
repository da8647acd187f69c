import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { idParams, idSchema, listAnswer, optionsAnswer, optionsQuery, saveAnswer } from '../calls/resource.ts'
import { subjectActivityRow } from '../calls/subject-activity.ts'
import { complaintActCalls } from './complaint-calls.ts'
import { complaintColumns } from './complaint-columns.ts'
import { complaintTaken } from './complaint-filing.ts'
import {
  complaintListRow,
  complaintMark,
  complaintRow,
  complaintTypeShown,
  statusCounts,
  typeClock,
} from './complaint-rows.ts'

const base = '/api/complaint'
const client = { audience: 'client', rate: 'none' } as const
const reading = { ...client, method: 'GET', tx: 'read' } as const
const acting = { ...client, method: 'POST', tx: 'write', answer: saveAnswer(complaintRow) } as const

const micro = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
const boxQuery = z.strictObject({
  south: micro(-90_000_000, 90_000_000),
  west: micro(-180_000_000, 180_000_000),
  north: micro(-90_000_000, 90_000_000),
  east: micro(-180_000_000, 180_000_000),
  zoom: micro(0, 22),
  /** Left out = those that are open or in progress. */
  status: z
    .enum(['todo', 'all', 'open', 'notaccepted', 'canceled', 'in_progress', 'resolved', 'declined'])
    .default('todo'),
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
  export: endpoint({
    ...client,
    id: 'complaint.export',
    method: 'GET',
    path: `${base}/export/:format`,
    permission: 'complaint.view',
    tx: 'none',
    raw: 'stream',
    unhurried: true,
    params: z.strictObject({ format: z.enum(['csv', 'xlsx']) }),
    list: { columns: complaintColumns, small: true },
    summary: 'All complaints of a list as CSV or XLSX, without who made them',
    answer: z.unknown(),
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
      types: z.array(
        complaintTypeShown.extend({
          help: z.string(),
          group_id: z.number().nullable(),
          /** It asks something of its own (`complaint_fields.offered`). */
          fills: z.boolean(),
        }),
      ),
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
  ...complaintActCalls,
}
