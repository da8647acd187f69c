import { daysInMonth } from '../ro/local-date.ts'
import type { NumberPattern } from './numbering.ts'

/** What a register writes with: its pattern and its short code. */
export type Writing = { readonly pattern: NumberPattern; readonly code: string }

type Piece =
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'month' | 'day' }
  | { readonly kind: 'counter'; readonly width: number }

/**
 * How far a number has been read: `digits` of the present piece; month and day as
 * settled by the pieces before.
 */
type Place = {
  readonly piece: number
  readonly digits: string
  readonly month: string
  readonly day: string
}

const DIGITS = [...'0123456789']

function piecesOf({ pattern, code }: Writing, year: number): Piece[] {
  const yyyy = String(year).padStart(4, '0')
  const letters = (text: string): Piece[] => [...text].map((letter) => ({ kind: 'letter', letter }))
  return pattern.parts.flatMap((part): Piece[] => {
    if (part.kind === 'text') return letters(part.text)
    if (part.kind === 'counter') return [part]
    if (part.token === 'MM') return [{ kind: 'month' }]
    if (part.token === 'DD') return [{ kind: 'day' }]
    return letters(part.token === 'REG' ? code : part.token === 'YYYY' ? yyyy : yyyy.slice(-2))
  })
}

/**
 * Whether digits are a counter as `formatNumber` writes it: padded to its width, growing past it, never 0.
 */
const isCounter = (digits: string, width: number): boolean =>
  /[1-9]/.test(digits) && (digits.length === width || (digits.length > width && digits[0] !== '0'))

/** A counter in short: what may follow depends on its length, its first digit and whether it is all zeros. */
const inShort = (digits: string, width: number): string =>
  `${digits[0] === '0' ? '0' : '1'}${(/[1-9]/.test(digits) ? '1' : '0').repeat(Math.min(digits.length, width + 1) - 1)}`

/**
 * Whether month and day can be a day of the year; '' = not read yet. Without a month, 31 days are allowed.
 */
const isDay = (year: number, month: string, day: string): boolean =>
  (month === '' || (month >= '01' && month <= '12')) &&
  (day === '' || (day >= '01' && Number(day) <= daysInMonth(year, Number(month || 12))))

/** What a register may write next, with the place it reaches then. */
function stepsOf(pieces: readonly Piece[], place: Place, year: number): [letter: string, then: Place][] {
  const piece = pieces[place.piece]
  if (piece === undefined) return []
  const after: Place = { ...place, piece: place.piece + 1, digits: '' }
  if (piece.kind === 'letter') return [[piece.letter, after]]
  if (piece.kind === 'counter') {
    const { digits } = place
    const mayGrow = digits.length < piece.width || digits[0] !== '0'
    const more = DIGITS.map((digit): [string, Place] => [
      digit,
      { ...place, digits: inShort(digits + digit, piece.width) },
    ])
    return [...(mayGrow ? more : []), ...(isCounter(digits, piece.width) ? stepsOf(pieces, after, year) : [])]
  }
  return DIGITS.flatMap((digit): [string, Place][] => {
    const digits = place.digits + digit
    if (digits.length < 2) return [[digit, { ...place, digits }]]
    if (place[piece.kind] !== '' && place[piece.kind] !== digits) return []
    const settled = { ...after, [piece.kind]: digits }
    if (!isDay(year, settled.month, settled.day)) return []
    const asksAgain = pieces.slice(after.piece).some(({ kind }) => kind === 'month' || kind === 'day')
    return [[digit, asksAgain ? settled : { ...settled, month: '', day: '' }]]
  })
}

/** Digits of the longest counter; beyond, whole numbers are not exact. */
const MOST_DIGITS = 15

/** Whether a number of so many signs leaves the counter no more digits than it can have. */
const isReachable = (pieces: readonly Piece[], length: number): boolean =>
  length - pieces.reduce((all, { kind }) => all + (kind === 'counter' ? 0 : kind === 'letter' ? 1 : 2), 0) <=
  MOST_DIGITS

function isWhole(pieces: readonly Piece[], { piece, digits }: Place): boolean {
  const last = pieces[piece]
  return (
    last === undefined ||
    (last.kind === 'counter' && piece === pieces.length - 1 && isCounter(digits, last.width))
  )
}

/**
 * The shortest number that both registers can write in a year; undefined when there is none.
 * Counters may be at any number and days at any day of the year: the question is what the patterns
 * allow, not what was given so far.
 */
export function sharedNumber(one: Writing, other: Writing, year: number): string | undefined {
  const [mine, theirs] = [piecesOf(one, year), piecesOf(other, year)]
  const begin: Place = { piece: 0, digits: '', month: '', day: '' }
  const keyOf = (place: Place): string => Object.values(place).join('.')
  const seen = new Set<string>()
  let reached: { text: string; a: Place; b: Place }[] = [{ text: '', a: begin, b: begin }]
  while (reached.length > 0) {
    const further: typeof reached = []
    for (const { text, a, b } of reached) {
      // No longer number would leave either counter fewer digits.
      if (isWhole(mine, a) && isWhole(theirs, b))
        return [mine, theirs].every((pieces) => isReachable(pieces, text.length)) ? text : undefined
      const answers = stepsOf(theirs, b, year)
      for (const [letter, nextA] of stepsOf(mine, a, year))
        for (const [same, nextB] of answers) {
          const key = `${keyOf(nextA)}|${keyOf(nextB)}`
          if (letter !== same || seen.has(key)) continue
          seen.add(key)
          further.push({ text: text + letter, a: nextA, b: nextB })
        }
    }
    reached = further
  }
  return undefined
}
