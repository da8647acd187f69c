import { formatNumber, parsePattern } from '@hdoc/contract/registers/numbering.ts'
import { type SeriesRule, seriesKey } from '@hdoc/contract/registers/series-key.ts'
import { localDate } from '../../src/platform/clock.ts'
import { nothingPlayed, type Played } from '../histories/play-histories.ts'

/** A register as the rules describe it, in plain values. */
export interface ModelRegister {
  code: string
  pattern: string
  rule: SeriesRule
  secondary: boolean
  closed: boolean
  lastNumber: number | null
  numberAfterReset: number
  /** '' before the first number. */
  series: string
  next: number
}

export interface ModelReservation {
  register: number
  series: string
  number: string
  on: string
  state: 'reserved' | 'used' | 'released'
}

export interface ModelDocument {
  register: number
  category: string
  number: string
  on: string
  annulled: boolean
  test: boolean
  deleted: boolean
  further: Map<number, string>
}

/** What the numbers of an institution must be. */
export interface NumberingState extends Played {
  now: number
  registers: ModelRegister[]
  reservations: ModelReservation[]
  documents: ModelDocument[]
  /** register|series|counter → number: everything ever given. */
  ledger: Map<string, string>
  /** Each number written, with its register and the year under which it is written. */
  written: { register: number; year: string; number: string }[]
}

export const today = (state: NumberingState): string => localDate(new Date(state.now))

/** The series of the day and its next counter, without taking it. */
export function nextOf(register: ModelRegister, day: string): { series: string; next: number } {
  const series = seriesKey(register.rule, day)
  const begins = register.series !== '' && register.series !== series
  return { series, next: begins ? register.numberAfterReset : register.next }
}

/** Whether `count` more numbers would go beyond the register's last number. */
export function isFull(register: ModelRegister, day: string, count: number): boolean {
  return register.lastNumber !== null && nextOf(register, day).next + count - 1 > register.lastNumber
}

/** Takes the next number of a register, dated `on`. */
export function take(state: NumberingState, index: number, on: string): { series: string; number: string } {
  const register = state.registers[index]!
  const { series, next } = nextOf(register, today(state))
  const pattern = parsePattern(register.pattern)
  if (!pattern.ok) throw new Error(`pattern of the model: ${pattern.problem}`)
  const number = formatNumber(pattern, { counter: next, date: on, registerCode: register.code })
  register.series = series
  register.next = next + 1
  state.ledger.set(`${index}|${series}|${next}`, number)
  state.written.push({ register: index, year: on.slice(0, 4), number })
  return { series, number }
}

/** Whether a counter that goes on from `first` would repeat a number written for this year or a later one. */
export function meetsAgain(state: NumberingState, index: number, first: number): boolean {
  const year = today(state).slice(0, 4)
  return state.written.some(
    (one) => one.register === index && one.year >= year && Number(one.number.replace(/\D/g, '')) >= first,
  )
}

/**
 * Makes the model with three main registers, with yearly, daily and manual series, and two secondary ones.
 * Numbers of the daily series show their day.
 */
export function newNumbering(now: number): NumberingState {
  const register = (
    code: string,
    pattern: string,
    rule: Partial<SeriesRule>,
    more: Partial<ModelRegister> = {},
  ): ModelRegister => ({
    code,
    pattern,
    rule: { reset: 'auto', daily: false, manualSeries: 1, ...rule },
    secondary: false,
    closed: false,
    lastNumber: null,
    numberAfterReset: 1,
    series: '',
    next: 1,
    ...more,
  })
  return {
    ...nothingPlayed(),
    now,
    registers: [
      register('A', '{REG}-####/{YYYY}', {}),
      register('Z', '{YYYY}{MM}{DD}-##', { daily: true }, { lastNumber: 12, numberAfterReset: 3 }),
      register('M', 'M###', { reset: 'manual' }, { numberAfterReset: 10 }),
      register('S', 'S#/{YY}', {}, { secondary: true }),
      register('T', 'T#', { reset: 'manual' }, { secondary: true, lastNumber: 40 }),
    ],
    reservations: [],
    documents: [],
    ledger: new Map(),
    written: [],
  }
}
