import { z } from 'zod'
import { endpoint } from '../../calls/endpoint.ts'
import { documentListRow } from '../record/documents.ts'

const dashboardAnswer = z.object({
  today: z.string(),
  registered_today: z.number(),
  /** Documents registered per working day, over the working days among the 28 days before today, rounded. */
  daily_average: z.number(),
  /** Of all that the caller sees. `dashboardList` gives the list whose total each of these figures is. */
  due_soon: z.number(),
  overdue: z.number(),
  open: z.number(),
  /** Name of the caller's active department when its papers come first; null for who answers for them all. */
  department: z.string().nullable(),
  /**
   * Of the papers that lie with the caller's active department; null without one, or without the right to its
   * statistics (specification §6).
   */
  group: z
    .object({ name: z.string(), open: z.number(), due_soon: z.number(), overdue: z.number() })
    .nullable(),
  per_day: z.array(z.object({ day: z.string(), count: z.number() })),
  /** Open papers that are overdue or due soon, the most urgent first: of the department when it comes first. */
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
