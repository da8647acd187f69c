import type { NumberPattern, PatternPart } from '@hdoc/contract/registers/numbering.ts'
import { dayParts, type IsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { WrittenForm } from '../queries/counters.ts'

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
const digits = { YYYY: 4, YY: 2, MM: 2, DD: 2 } as const
/** The counter as `formatNumber` writes it: padded to the width, without leading zeros past it. */
const counter = (width: number): string => `([0-9]{${width}}|[1-9][0-9]{${width},})`

/**
 * Gives the form of what a register writes. It finds numbers given earlier that the counter would write
 * again.
 */
export function writtenForm({ parts }: NumberPattern, code: string, today: IsoDate): WrittenForm {
  const groups = parts.filter(
    ({ kind, ...part }) =>
      kind === 'counter' || (kind === 'token' && (part as { token: string }).token !== 'REG'),
  )
  const at = (is: (part: PatternPart) => boolean): number | null => {
    const place = groups.findIndex(is)
    return place < 0 ? null : place + 1
  }
  const token = (name: string) => at((part) => part.kind === 'token' && part.token === name)
  const [monthAt, dayAt] = [token('MM'), token('DD')]
  const { month, day } = dayParts(today)
  const two = (n: number) => String(n).padStart(2, '0')
  return {
    expression: `^${parts
      .map((part) => {
        if (part.kind === 'counter') return counter(part.width)
        if (part.kind === 'text') return literal(part.text)
        return part.token === 'REG' ? literal(code) : `([0-9]{${digits[part.token]}})`
      })
      .join('')}$`,
    counterAt: at(({ kind }) => kind === 'counter') ?? 0,
    yearAt: token('YYYY') ?? token('YY'),
    monthAt,
    dayAt,
    today: monthAt === null ? '' : `${two(month)}${dayAt === null ? '' : two(day)}`,
  }
}
