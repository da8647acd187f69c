import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { documentListRow } from './documents.ts'

export const dashboardAnswer = z.object({
  today: z.string(),
  registered_today: z.number(),
  /** Documents registered per working day, over the working days among the 28 days before today, rounded. */
  daily_average: z.number(),
  due_soon: z.number(),
  overdue: z.number(),
  open: z.number(),
  /** Of the caller's active group; null without a group or the right to its statistics (specification §6). */
  group: z
    .object({ name: z.string(), open: z.number(), due_soon: z.number(), overdue: z.number() })
    .nullable(),
  per_day: z.array(z.object({ day: z.string(), count: z.number() })),
  due: z.array(documentListRow),
  mine: z.array(documentListRow),
})
export type Dashboard = z.output<typeof dashboardAnswer>

export const dashboardCalls = {
  get: endpoint({
    id: 'dashboard.get',
    method: 'GET',
    path: '/api/dashboard/get',
    audience: 'client',
    permission: 'signed-in',
    rate: 'none',
    tx: 'read',
    query: z.strictObject({ t: z.string().max(40).optional() }),
    summary: 'What waits for the caller today',
    answer: dashboardAnswer,
  }),
}
