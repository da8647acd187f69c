import { isCalendarDay, toIsoDate } from '@hdoc/contract/ro/local-date.ts'

/** A registration number as another system wrote it, with what stands beside it. */
export interface OldNumber {
  /** As it was written, without the date. */
  number: string
  /** What it counts, 0 when it has no digits: „f.n.”. */
  counter: number
  day: string | null
  /** Of „123/2019”. */
  year: number | null
}

/** More digits would not fit into a number that is counted. */
const MOST_DIGITS = 12
const LONGEST = 60
const YEAR = /^(?:19|20)\d\d$/

/** 19 is 2019; 97 is 1997, because such a register is not of the future. */
function wholeYear(text: string, thisYear: number): number {
  if (text.length === 4) return Number(text)
  const near = Math.floor(thisYear / 100) * 100 + Number(text)
  return near > thisYear ? near - 100 : near
}

/** The date at the end of a text: „/15.03.2019”, „ din 15-03-2019”, „/15.03.19”, „/2019-03-15”. */
function trailingDay(text: string, thisYear: number): { rest: string; day: string } | 'wrong' | null {
  const found =
    /^(.*?)(?:\s*(?:\/|\bdin\b|\bof\b|\bdata\b|,|;)\s*|\s+)(?:(\d{1,2})[.\-/](\d{1,2})[.\-/](\d{4}|\d{2})|(\d{4})-(\d{1,2})-(\d{1,2}))\.?$/i.exec(
      text,
    )
  if (!found) return null
  const [, rest = '', d, m, y, isoYear, isoMonth, isoDay] = found
  const [year, month, day] =
    isoYear === undefined
      ? [wholeYear(y ?? '', thisYear), Number(m), Number(d)]
      : [Number(isoYear), Number(isoMonth), Number(isoDay)]
  return isCalendarDay(year, month, day) ? { rest, day: toIsoDate(year, month, day) } : 'wrong'
}

/** What a number counts: its first run of digits, but not a year that stands before or behind it. */
function counterOf(number: string): { counter: number; year: number | null } | null {
  const runs = number.match(/\d+/g) ?? []
  if (runs.length === 0) return { counter: 0, year: null }
  const year = runs.length > 1 ? runs.find((run, place) => YEAR.test(run) && place !== 0) : undefined
  const first = runs.length > 1 && year === undefined && YEAR.test(runs[0] ?? '') ? runs[0] : undefined
  const counted = first === undefined ? runs[0] : runs[1]
  if (counted === undefined || counted.length > MOST_DIGITS) return null
  const beside = first ?? year
  return { counter: Number(counted), year: beside === undefined ? null : Number(beside) }
}

/**
 * Reads „123”, „000123”, „RG-123/2019”, „2019/123”, „123/15.03.2019”, „nr. 123 din 15.03.2019”, „12 bis”, „f.n.”. Undefined for
 * what is no number: empty, a date alone, too long.
 */
export function readOldNumber(text: string, thisYear: number): OldNumber | undefined {
  const plain = text.trim().replace(/^(?:nr\.?|no\.?|număr(?:ul)?|#)\s*/i, '')
  const dated = trailingDay(plain, thisYear)
  if (dated === 'wrong') return undefined
  const number = (dated?.rest ?? plain).trim()
  if (number === '' || number.length > LONGEST || !/[\p{L}\d]/u.test(number)) return undefined
  if (/^\d{1,2}[.\-/]\d{1,2}[.\-/]\d{4}$/.test(number)) return undefined
  const counted = counterOf(number)
  if (!counted) return undefined
  return { number, counter: counted.counter, day: dated?.day ?? null, year: counted.year }
}
