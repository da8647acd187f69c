import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { idSchema } from '../calls/resource.ts'
import { invalid } from '../failures/validation-messages.ts'
import type { Text } from '../texts/languages.ts'
import { reportParameters } from './reports.ts'

export const rhythms = {
  week: { ro: 'Săptămânal', en: 'Weekly' },
  month: { ro: 'Lunar', en: 'Monthly' },
} as const satisfies Record<string, Text>
export type Rhythm = keyof typeof rhythms
const rhythm = z.enum(['week', 'month'])
/** Most people of one schedule: each gets a run of their own. */
const MOST_PEOPLE = 20

const scheduleValues = z
  .strictObject({
    report: z.string().max(60),
    /** The period follows from the day: the week or month before it. */
    parameters: reportParameters,
    every: rhythm,
    /** Of a week: 1 = Monday. Of a month: its day, or its last where it has no such day. */
    day: z.number().int().min(1).max(31),
    user_ids: z.array(idSchema).min(1).max(MOST_PEOPLE),
  })
  .superRefine(({ every, day }, context) => {
    if (every === 'week' && day > 7) context.addIssue({ code: 'custom', ...invalid('invalid', ['day']) })
  })

const scheduleRow = z.object({
  id: z.number(),
  report: z.string(),
  title: z.string(),
  of: z.string(),
  every: rhythm,
  day: z.number(),
  next_on: z.string(),
  people: z.array(z.string()),
  made_by: z.string(),
})
export type ReportSchedule = z.output<typeof scheduleRow>

const client = { audience: 'client', rate: 'none', permission: 'signed-in' } as const
const base = '/api/report_schedule'
const said = z.object({ success: z.literal(true), message: z.string() })

export const reportScheduleCalls = {
  list: endpoint({
    ...client,
    id: 'report_schedule.list',
    method: 'GET',
    path: `${base}/list`,
    tx: 'read',
    summary: 'Reports that are sent by mail, of those whose right the caller has',
    answer: z.object({ schedules: z.array(scheduleRow) }),
  }),
  add: endpoint({
    ...client,
    id: 'report_schedule.add',
    method: 'POST',
    path: `${base}/add`,
    tx: 'write',
    idempotent: true,
    summary: 'Has a report sent every week or month to people who may see it',
    body: scheduleValues,
    answer: said.extend({ id: z.number() }),
  }),
  remove: endpoint({
    ...client,
    id: 'report_schedule.remove',
    method: 'POST',
    path: `${base}/remove`,
    tx: 'write',
    summary: 'Ends the sending of a report',
    body: z.strictObject({ id: idSchema }),
    answer: said,
  }),
}
