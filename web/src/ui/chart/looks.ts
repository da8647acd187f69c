import type { Drawn } from './chart-data.ts'

export type Look = { fill: string; stroke: string }

/** How the bars of each measure look: full, striped, empty, dotted, crossed. */
export function looksOf(id: string, drawn: readonly Drawn[]): Look[] {
  const bars = drawn.filter(({ as }) => as === 'bar')
  return drawn.map((one) => {
    if (one.as === 'line') return { fill: 'none', stroke: 'var(--warn-line)' }
    const place = bars.indexOf(one)
    return {
      fill: place === 0 && !one.bad ? 'var(--blue-line)' : `url(#${id}-${place})`,
      // The outline keeps the contrast that the light fill lacks.
      stroke: one.bad ? 'var(--bad-line)' : 'var(--blue)',
    }
  })
}
