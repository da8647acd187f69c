import type { ChartPoint } from './chart-data.ts'

/** The parts of a lying bar one after the other, in hundredths of `most`. */
export function partsOf(
  { values }: Pick<ChartPoint, 'values'>,
  most: number,
): { from: number; long: number }[] {
  let from = 0
  return values.map((value) => {
    const long = most > 0 ? (Math.max(0, value ?? 0) / most) * 100 : 0
    const part = { from, long }
    from += long
    return part
  })
}

export const sumOf = ({ values }: Pick<ChartPoint, 'values'>): number =>
  values.reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0)
