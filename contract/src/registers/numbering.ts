import {
  COUNTER_MAX_WIDTH,
  PATTERN_MAX_LENGTH,
  type PatternProblem,
} from '../failures/problems/pattern-problems.ts'
import { dayParts, type IsoDate } from '../ro/local-date.ts'

/**
 * Grammar of a register's pattern: literal text, exactly one run of `#` (the counter, zero-padded to the length of
 * the run and growing past it), and `{YYYY}` `{YY}` `{MM}` `{DD}` of the registration date, `{REG}` the short code.
 */
const DATE_TOKENS = ['YYYY', 'YY', 'MM', 'DD'] as const
const TOKENS = [...DATE_TOKENS, 'REG'] as const
export type PatternToken = (typeof TOKENS)[number]

export type PatternPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'counter'; readonly width: number }
  | { readonly kind: 'token'; readonly token: PatternToken }

export type NumberPattern = { readonly text: string; readonly parts: readonly PatternPart[] }

export type ParsedPattern =
  | ({ readonly ok: true } & NumberPattern)
  | { readonly ok: false; readonly problem: PatternProblem }

const refuse = (problem: PatternProblem): ParsedPattern => ({ ok: false, problem })
const isToken = (name: string): name is PatternToken => (TOKENS as readonly string[]).includes(name)

/** The parts of a pattern, or what is wrong with its braces and codes. */
function splitParts(text: string): PatternPart[] | PatternProblem {
  const parts: PatternPart[] = []
  for (const piece of text.match(/\{[^{}]*\}|#+|[^{}#]+|[{}]/g) ?? []) {
    if (piece === '{' || piece === '}') return 'brace'
    if (piece.startsWith('{')) {
      const token = piece.slice(1, -1)
      if (!isToken(token)) return 'unknown_token'
      parts.push({ kind: 'token', token })
    } else if (piece.startsWith('#')) parts.push({ kind: 'counter', width: piece.length })
    else parts.push({ kind: 'text', text: piece })
  }
  return parts
}

function counterProblem(parts: readonly PatternPart[]): PatternProblem | null {
  const counters = parts.filter((part) => part.kind === 'counter')
  if (counters.length === 0) return 'no_counter'
  if (counters.length > 1) return 'several_counters'
  return (counters[0]?.width ?? 0) > COUNTER_MAX_WIDTH ? 'counter_too_wide' : null
}

/**
 * Whether a pattern has the whole date: a daily series restarts, and two days must not give the same number.
 */
function namesTheDay(parts: readonly PatternPart[]): boolean {
  const tokens = new Set(parts.map((part) => (part.kind === 'token' ? part.token : '')))
  return tokens.has('DD') && tokens.has('MM') && (tokens.has('YYYY') || tokens.has('YY'))
}

/** Reads a pattern. `daily`: the register starts anew each day, so its pattern must contain the date. */
export function parsePattern(text: string, options: { daily?: boolean } = {}): ParsedPattern {
  if (text.trim() === '') return refuse('empty')
  if (text.length > PATTERN_MAX_LENGTH) return refuse('too_long')
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)) return refuse('bad_character')
  const parts = splitParts(text)
  if (typeof parts === 'string') return refuse(parts)
  const problem = counterProblem(parts)
  if (problem) return refuse(problem)
  if (options.daily && !namesTheDay(parts)) return refuse('daily_without_date')
  return { ok: true, text, parts }
}

export type NumberContext = {
  /** 1 or more. */
  counter: number
  /** Registration day, local time. */
  date: IsoDate
  registerCode: string
}

function dateToken(token: (typeof DATE_TOKENS)[number], date: IsoDate): string {
  const { year, month, day } = dayParts(date)
  const yyyy = String(year).padStart(4, '0')
  if (token === 'YYYY') return yyyy
  if (token === 'YY') return yyyy.slice(-2)
  return String(token === 'MM' ? month : day).padStart(2, '0')
}

/**
 * The registration number as written on the paper. Throws RangeError when `counter` is no whole number ≥ 1.
 */
export function formatNumber(pattern: NumberPattern, { counter, date, registerCode }: NumberContext): string {
  if (!Number.isSafeInteger(counter) || counter < 1) throw new RangeError(`not a counter: ${counter}`)
  return pattern.parts
    .map((part) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'counter') return String(counter).padStart(part.width, '0')
      return part.token === 'REG' ? registerCode : dateToken(part.token, date)
    })
    .join('')
}

/** The next `n` numbers that registrations of `date` would get; `from`: the next counter. */
export function previewNumbers(
  pattern: NumberPattern,
  from: number,
  date: IsoDate,
  registerCode: string,
  n = 3,
): string[] {
  return Array.from({ length: n }, (_, i) => formatNumber(pattern, { counter: from + i, date, registerCode }))
}
