import { z } from 'zod'
import { complaintTypeShown } from '../complaints/complaint-rows.ts'
import { type OverdueAge, overdueAges, workSteps } from './measures.ts'

const nameId = z.object({ id: z.number(), name: z.string() })
const period = z.object({ from: z.string(), to: z.string() })
const age = z.enum(Object.keys(overdueAges) as [OverdueAge, ...OverdueAge[]])

/** Sums of one row. Averages are made of them (`averageOf`), so that rows can be added up. */
const worked = {
  registered: z.number(),
  answered: z.number(),
  answered_in_time: z.number(),
  /** Of all answered, summed. */
  days: z.number(),
  working_days: z.number(),
}
const stood = { open: z.number(), overdue: z.number() }
const sums = z.object({ ...worked, ...stood })
export type StatisticSums = z.output<typeof sums>
const compared = { now: sums, before: sums.nullable() }

/** One bar: a day, or the first day of a month; days without anything are told too. */
const bar = z.object({
  on: z.string(),
  intrare: z.number(),
  iesire: z.number(),
  interne: z.number(),
  answered: z.number(),
})

const tables = {
  by_type: z.array(
    z.object({
      ...compared,
      type: nameId,
      /** Which of the two averages is the type's own. */
      day_type: z.enum(['calendar', 'working']),
    }),
  ),
  /** `group` null: no department yet, or it was never given to one. */
  by_department: z.array(z.object({ ...compared, group: nameId.nullable() })),
  /** Work (shares of cases) of the people of the department; of the whole institution it is empty. */
  by_person: z.array(
    z.object({
      person: nameId,
      open: z.number(),
      overdue: z.number(),
      ended: z.number(),
      ended_in_time: z.number(),
      ended_before: z.number().nullable(),
      /** From being given to being ended, calendar days, summed. */
      days: z.number(),
    }),
  ),
  /** Papers that are overdue now, whatever the period. */
  overdue_by_age: z.array(z.object({ age, count: z.number() })),
  /** `now`: papers there now, whatever the period; `ended`, `hours`: stays that ended in the period, and their sum. */
  by_step: z.array(
    z.object({
      step: z.enum(workSteps),
      now: z.number(),
      ended: z.number(),
      hours: z.number(),
      ended_before: z.number().nullable(),
      hours_before: z.number().nullable(),
    }),
  ),
  outcomes: z.array(z.object({ status: z.number(), count: z.number(), before: z.number().nullable() })),
  /** `arrival` '' = not stated. */
  channels: z.array(z.object({ arrival: z.string(), count: z.number(), before: z.number().nullable() })),
  complaint_types: z.array(
    z.object({
      type: complaintTypeShown,
      count: z.number(),
      resolved: z.number(),
      before: z.number().nullable(),
    }),
  ),
  /** `area` '' = the complaint names none. */
  complaint_areas: z.array(z.object({ area: z.string(), count: z.number(), before: z.number().nullable() })),
}

export const statisticsAnswer = z.object({
  today: z.string(),
  period,
  compared: period.nullable(),
  /** The figures of earlier days are still being counted: what is told is not everything yet. */
  building: z.boolean().optional(),
  /** null = the whole institution. */
  group: nameId.nullable(),
  /** Departments that the caller may choose; empty = only the one shown. */
  groups: z.array(nameId),
  total: sums,
  total_before: sums.nullable(),
  by_category: z.array(
    z.object({
      category: z.enum(['intrare', 'iesire', 'interne']),
      registered: z.number(),
      before: z.number().nullable(),
    }),
  ),
  grain: z.enum(['day', 'month']),
  bars: z.array(bar),
  bars_before: z.array(bar),
  ...tables,
  /** How many complaints lie in a square of about 200 m, degrees × 10⁶ of its middle; null = the caller may not see complaints. */
  complaint_squares: z.array(z.object({ lat: z.number(), lng: z.number(), count: z.number() })).nullable(),
})
export type Statistics = z.output<typeof statisticsAnswer>

/** The tables that may be taken along as CSV. */
export const statisticTables = [
  'totals',
  'bars',
  'by_type',
  'by_department',
  'by_person',
  'overdue_by_age',
  'by_step',
  'outcomes',
  'channels',
  'complaint_types',
  'complaint_areas',
] as const
export type StatisticTable = (typeof statisticTables)[number]
