import { STATUSES_IN_ORDER } from '@hdoc/contract/documents/status/document-status.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { averagesOf } from '@hdoc/contract/statistics/averages.ts'
import { type MeasureId, measure, measureOfStep, overdueAges } from '@hdoc/contract/statistics/measures.ts'
import type { StatisticSums, Statistics, StatisticTable } from '@hdoc/contract/statistics/statistics-rows.ts'
import { type ArrivalWay, arrivalLabels, categoryLabels } from '@hdoc/contract/texts/choices.ts'
import type { Language, Text } from '@hdoc/contract/texts/languages.ts'
import { headings } from './table-texts.ts'

export type Table = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
type Say = (text: Text) => string
/** Figures as the spreadsheets of a language read them; '' where there is none. */
type Write = (value: number | null, decimals?: number) => string

const writer =
  (language: Language): Write =>
  (value, decimals = 0) => {
    if (value === null) return ''
    const text = value.toFixed(decimals)
    return language === 'ro' ? text.replace('.', ',') : text
  }

const sumColumns: readonly MeasureId[] = [
  'registered',
  'answered',
  'answered_in_time',
  'days_to_answer',
  'open',
  'overdue',
]
const typeColumns: readonly MeasureId[] = [...sumColumns, 'working_days_to_answer']

/** In which days the term of a type is counted; undefined where types are summed. */
type DayType = Statistics['by_type'][0]['day_type'] | undefined

/** Of a type its working days stand beside the others, as the screen tells them, where its term counts so. */
function sumCells(sums: StatisticSums | null, dayType: DayType, write: Write): string[] {
  const columns = dayType === undefined ? sumColumns : typeColumns
  if (sums === null) return columns.map(() => '')
  const averages = averagesOf(sums)
  const share = averages.answered_in_time
  return [
    write(sums.registered),
    write(sums.answered),
    write(share === null ? null : share * 100, 1),
    write(averages.days_to_answer, 1),
    write(sums.open),
    write(sums.overdue),
    ...(dayType === undefined
      ? []
      : [dayType === 'working' ? write(averages.working_days_to_answer, 1) : '']),
  ]
}

type SumRow = { name: string; now: StatisticSums; before: StatisticSums | null; day_type?: DayType }

function sumTable(
  statistics: Statistics,
  heading: Text,
  rows: readonly SumRow[],
  say: Say,
  write: Write,
  columns = sumColumns,
): Table {
  const names = columns.map((id) => `${say(measure(id).label)}${measure(id).unit === 'share' ? ' (%)' : ''}`)
  const before = statistics.compared ? names.map((name) => `${name}, ${say(headings.before)}`) : []
  return {
    head: [say(heading), ...names, ...before],
    rows: rows.map(({ name, now, before: earlier, day_type }) => [
      name,
      ...sumCells(now, day_type, write),
      ...(statistics.compared ? sumCells(earlier, day_type, write) : []),
    ]),
  }
}

const counted = (
  heading: Text,
  rows: readonly { name: string; count: number; before: number | null }[],
  say: Say,
  write: Write,
): Table => ({
  head: [say(heading), say(headings.count), `${say(headings.count)}, ${say(headings.before)}`],
  rows: rows.map(({ name, count, before }) => [name, write(count), write(before)]),
})

/** What stands now, whatever the period, with its day: „Acum (24.11.2026)”. */
const nowOf = (heading: Text, { today }: Statistics, say: Say): string =>
  `${say(heading)} (${formatDate(today)})`

const makers: Readonly<Record<StatisticTable, (statistics: Statistics, say: Say, write: Write) => Table>> = {
  totals: (s, say, write) =>
    sumTable(
      s,
      headings.place,
      [{ name: s.group?.name ?? say(headings.institution), now: s.total, before: s.total_before }],
      say,
      write,
    ),
  bars: (s, say, write) => ({
    head: [
      say(s.grain === 'day' ? headings.day : headings.month),
      ...Object.values(categoryLabels).map(say),
      say(measure('answered').label),
    ],
    rows: s.bars.map(({ on, intrare, iesire, interne, answered }) => [
      s.grain === 'day' ? formatDate(on) : on.slice(0, 7),
      ...[intrare, iesire, interne, answered].map((value) => write(value)),
    ]),
  }),
  by_type: (s, say, write) =>
    sumTable(
      s,
      headings.type,
      s.by_type.map(({ type, now, before, day_type }) => ({ name: type.name, now, before, day_type })),
      say,
      write,
      typeColumns,
    ),
  by_department: (s, say, write) =>
    sumTable(
      s,
      headings.department,
      s.by_department.map(({ group, now, before }) => ({
        name: group?.name ?? say(headings.no_department),
        now,
        before,
      })),
      say,
      write,
    ),
  by_person: (s, say, write) => ({
    head: [
      say(headings.person),
      nowOf(headings.open, s, say),
      nowOf(headings.overdue, s, say),
      ...(['ended', 'ended_in_time', 'ended_before', 'average'] as const).map((name) => say(headings[name])),
    ],
    rows: s.by_person.map(({ person, open, overdue, ended, ended_in_time, ended_before, days }) => [
      person.name,
      ...[open, overdue, ended, ended_in_time, ended_before].map((value) => write(value)),
      write(ended === 0 ? null : days / ended, 1),
    ]),
  }),
  overdue_by_age: (s, say, write) => ({
    head: [say(headings.age), nowOf(headings.now, s, say)],
    rows: s.overdue_by_age.map(({ age, count }) => [say(overdueAges[age].label), write(count)]),
  }),
  by_step: (s, say, write) => ({
    head: [
      say(headings.step),
      nowOf(headings.now, s, say),
      ...(['left', 'hours', 'left_before', 'hours_before'] as const).map((name) => say(headings[name])),
    ],
    rows: s.by_step.map(({ step, now, ended, hours, ended_before, hours_before }) => [
      say(measure(measureOfStep(step)).label),
      write(now),
      write(ended),
      write(ended === 0 ? null : hours / ended, 1),
      write(ended_before),
      write(ended_before && hours_before !== null ? hours_before / ended_before : null, 1),
    ]),
  }),
  outcomes: (s, say, write) =>
    counted(
      headings.outcome,
      s.outcomes.map(({ status, count, before }) => {
        const label = STATUSES_IN_ORDER.find(({ id }) => id === status)?.label
        return { name: label ? say(label) : String(status), count, before }
      }),
      say,
      write,
    ),
  channels: (s, say, write) =>
    counted(
      headings.channel,
      s.channels.map(({ arrival, count, before }) => ({
        name: say(arrival === '' ? headings.not_stated : arrivalLabels[arrival as ArrivalWay]),
        count,
        before,
      })),
      say,
      write,
    ),
  complaint_types: (s, say, write) =>
    counted(
      headings.type,
      s.complaint_types.map(({ type, count, before }) => ({ name: type.name, count, before })),
      say,
      write,
    ),
  complaint_areas: (s, say, write) =>
    counted(
      headings.area,
      s.complaint_areas.map(({ area, count, before }) => ({
        name: area || say(headings.not_stated),
        count,
        before,
      })),
      say,
      write,
    ),
}

/** One table of the statistics, as a spreadsheet shows it. */
export const tableOf = (statistics: Statistics, table: StatisticTable, language: Language): Table =>
  makers[table](statistics, (text) => text[language], writer(language))
