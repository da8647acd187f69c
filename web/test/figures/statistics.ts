import { type OverdueAge, overdueAges, workSteps } from '@hdoc/contract/statistics/measures.ts'
import type { StatisticSums, Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'

const sums = (
  registered: number,
  answered: number,
  inTime: number,
  days: number,
  open: number,
  overdue: number,
): StatisticSums => ({
  registered,
  answered,
  answered_in_time: inTime,
  days,
  working_days: Math.round(days * 0.7),
  open,
  overdue,
})

const urbanism = { id: 4, name: 'Urbanism și amenajarea teritoriului' }
const taxes = { id: 5, name: 'Impozite și taxe locale' }

/** November up to the 20th against October up to the 20th, of an institution with two departments. */
export const institutionStatistics: Statistics = {
  today: '2026-11-20',
  period: { from: '2026-11-01', to: '2026-11-20' },
  compared: { from: '2026-10-01', to: '2026-10-20' },
  group: null,
  groups: [],
  total: sums(372, 301, 281, 2860, 172, 24),
  total_before: sums(344, 290, 264, 3103, 180, 31),
  by_category: [
    { category: 'intrare', registered: 268, before: 251 },
    { category: 'iesire', registered: 62, before: 55 },
    { category: 'interne', registered: 42, before: 38 },
  ],
  grain: 'day',
  bars: [
    { on: '2026-11-19', intrare: 14, iesire: 3, interne: 2, answered: 12 },
    { on: '2026-11-20', intrare: 10, iesire: 2, interne: 0, answered: 9 },
  ],
  bars_before: [
    { on: '2026-10-19', intrare: 12, iesire: 5, interne: 1, answered: 10 },
    { on: '2026-10-20', intrare: 9, iesire: 1, interne: 1, answered: 8 },
  ],
  by_type: [
    {
      type: { id: 11, name: 'Certificat de urbanism' },
      day_type: 'calendar',
      now: sums(61, 52, 40, 926, 43, 6),
      before: sums(58, 50, 44, 800, 40, 5),
    },
    {
      type: { id: 12, name: 'Cerere de informații publice' },
      day_type: 'working',
      now: sums(12, 10, 10, 100, 2, 0),
      before: sums(0, 0, 0, 0, 0, 0),
    },
    {
      // Old papers lie open; none came or was answered.
      type: { id: 13, name: 'Autorizație de construire' },
      day_type: 'calendar',
      now: sums(0, 0, 0, 0, 3, 1),
      before: sums(0, 0, 0, 0, 3, 0),
    },
  ],
  by_department: [
    { group: taxes, now: sums(84, 88, 86, 361, 31, 2), before: sums(80, 79, 75, 400, 33, 4) },
    { group: urbanism, now: sums(61, 52, 40, 926, 43, 6), before: sums(58, 50, 44, 800, 40, 5) },
    { group: null, now: sums(20, 0, 0, 0, 20, 0), before: null },
  ],
  by_person: [],
  overdue_by_age: (Object.keys(overdueAges) as OverdueAge[]).map((age, at) => ({
    age,
    count: [14, 7, 3, 0][at]!,
  })),
  by_step: workSteps.map((step, at) => ({
    step,
    now: [12, 31, 98, 9, 14, 8][at]!,
    ended: [300, 280, 260, 20, 60, 58][at]!,
    hours: [2400, 9600, 43000, 3600, 2880, 1400][at]!,
    ended_before: 250,
    hours_before: 3000,
  })),
  outcomes: [
    { status: 8, count: 188, before: 170 },
    { status: 6, count: 113, before: 120 },
  ],
  channels: [
    { arrival: 'in_person', count: 150, before: 160 },
    { arrival: 'electronic', count: 78, before: 51 },
    { arrival: '', count: 40, before: 40 },
  ],
  complaint_types: [
    {
      type: { id: 4, name: 'Drumuri, gropi', icon: 'road', color: '#b02a2a' },
      count: 19,
      resolved: 12,
      before: 15,
    },
  ],
  complaint_areas: [
    { area: 'Dealu Florilor', count: 14, before: 9 },
    { area: '', count: 5, before: 6 },
  ],
  // The map is drawn by a real browser only.
  complaint_squares: [],
}

/** The same of the department of urbanism, with its people; the person may look at this one only. */
export const departmentStatistics: Statistics = {
  ...institutionStatistics,
  group: urbanism,
  total: sums(61, 52, 40, 926, 43, 6),
  total_before: sums(58, 50, 44, 800, 40, 5),
  by_department: [],
  by_person: [
    {
      person: { id: 21, name: 'Radu Mesteacăn' },
      open: 24,
      overdue: 5,
      ended: 20,
      ended_in_time: 14,
      ended_before: 22,
      days: 410,
    },
    {
      person: { id: 22, name: 'Ioana Salcâm' },
      open: 19,
      overdue: 1,
      ended: 0,
      ended_in_time: 0,
      ended_before: 20,
      days: 0,
    },
  ],
  complaint_squares: null,
}
