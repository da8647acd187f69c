import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { day } from '../calls/fields.ts'
import { idSchema } from '../calls/whole-number.ts'
import { invalid } from '../failures/validation-messages.ts'
import { daysBetween, isIsoDate } from '../ro/local-date.ts'
import { type MeasureId, measureIds, type OverdueAge, overdueAges, workSteps } from './measures.ts'
import { type Comparison, calendarUnits, comparisons, LONGEST_PERIOD } from './periods.ts'
import { statisticsAnswer, statisticTables } from './statistics-rows.ts'

const base = '/api/statistics'
const client = { audience: 'client', method: 'GET', rate: 'none' } as const
const compare = z.enum(Object.keys(comparisons) as [Comparison, ...Comparison[]])
// A day that is none has its own refusal.
const isPeriod = ({ from, to }: { from: string; to: string }): boolean =>
  ![from, to].every(isIsoDate) || (from <= to && daysBetween(from, to) < LONGEST_PERIOD)

const asked = {
  from: day,
  to: day,
  compare: compare.default('none'),
  /** The days are those so far of this month, quarter or year: compared with as many of the one before. */
  unit: z.enum(calendarUnits).optional(),
}
const groupId = idSchema.optional()
const inPeriod = <S extends z.ZodType<{ from: string; to: string }>>(schema: S) =>
  schema.refine(isPeriod, { path: ['to'], ...invalid('period') })
const ofInstitution = inPeriod(z.strictObject(asked))
/** Without a department: the active one. */
const ofDepartment = inPeriod(z.strictObject({ ...asked, group_id: groupId }))
const csvParams = z.strictObject({ table: z.enum(statisticTables) })

export const statisticsCalls = {
  department: endpoint({
    ...client,
    id: 'statistics.department',
    path: `${base}/department`,
    permission: 'signed-in',
    tx: 'read',
    query: ofDepartment,
    summary: 'Figures of a department over a period, for those who may see its statistics',
    answer: statisticsAnswer,
  }),
  institution: endpoint({
    ...client,
    id: 'statistics.institution',
    path: `${base}/institution`,
    permission: 'dashboard.statistics',
    tx: 'read',
    query: ofInstitution,
    summary: 'Figures of the whole institution over a period',
    answer: statisticsAnswer,
  }),
  departmentTable: endpoint({
    ...client,
    id: 'statistics.department_table',
    path: `${base}/department_table/:table`,
    permission: 'signed-in',
    tx: 'read',
    raw: 'out',
    params: csvParams,
    query: ofDepartment,
    summary: 'One table of the figures of a department as CSV',
    answer: z.unknown(),
  }),
  institutionTable: endpoint({
    ...client,
    id: 'statistics.institution_table',
    path: `${base}/institution_table/:table`,
    permission: 'dashboard.statistics',
    tx: 'read',
    raw: 'out',
    params: csvParams,
    query: ofInstitution,
    summary: 'One table of the figures of the institution as CSV',
    answer: z.unknown(),
  }),
  restricted: endpoint({
    ...client,
    id: 'statistics.restricted',
    path: `${base}/restricted`,
    permission: 'signed-in',
    tx: 'read',
    query: inPeriod(
      z.strictObject({
        from: day,
        to: day,
        measure: z.enum(measureIds as [MeasureId, ...MeasureId[]]),
        /** Left out = the whole institution; `none` = what no department has. */
        group_id: z.union([z.literal('none'), idSchema]).optional(),
        doc_type_id: idSchema.optional(),
        category: z.enum(['intrare', 'iesire', 'interne']).optional(),
        arrival: z.string().max(20).optional(),
        outcome: z.coerce.number().int().min(1).max(15).optional(),
        age: z.enum(Object.keys(overdueAges) as [OverdueAge, ...OverdueAge[]]).optional(),
        step: z.enum(workSteps).optional(),
        complaint_type_id: idSchema.optional(),
      }),
    ),
    summary: 'How many rows a figure counts, and how many of them the caller may not see',
    answer: z.object({ all: z.number(), visible: z.number(), restricted: z.number() }),
  }),
}
