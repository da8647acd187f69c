/** Whether more of a figure is good, bad, or neither. */
export type Good = 'more' | 'less' | 'neither'
/** How two figures differ in words: as a share of the other, or as the difference itself; shares in points of a hundred. */
export type Differs = 'share' | 'points' | 'days' | 'count'

export type Change = {
  direction: 'up' | 'down' | 'same'
  means: 'better' | 'worse' | 'neither'
  /** The share in percent, or the difference; undefined where a share of nothing would be asked. */
  by: number | undefined
}

const rounded = (value: number): number => Math.round(value * 10) / 10

/** How a figure differs from the one it is compared with; undefined when one of them is none. */
export function changeOf(
  now: number | null,
  before: number | null,
  good: Good,
  differs: Differs,
): Change | undefined {
  if (now === null || before === null) return undefined
  const difference = rounded((now - before) * (differs === 'points' ? 100 : 1))
  const direction = difference === 0 ? 'same' : difference > 0 ? 'up' : 'down'
  const isGood = good === 'more' ? direction === 'up' : direction === 'down'
  const means = good === 'neither' || direction === 'same' ? 'neither' : isGood ? 'better' : 'worse'
  // Against nothing at all, more of something says neither.
  if (differs === 'share' && before === 0) return { direction, means: 'neither', by: undefined }
  if (differs !== 'share') return { direction, means, by: difference }
  return { direction, means, by: rounded(((now - before) / before) * 100) }
}
