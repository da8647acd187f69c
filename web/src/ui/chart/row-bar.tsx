import { useId } from 'react'
import styles from './chart.module.css'
import type { ChartPoint, Drawn } from './chart-data.ts'
import { Fills } from './fills.tsx'
import { looksOf } from './looks.ts'
import { partsOf } from './row-parts.ts'

type Props = { point: ChartPoint; drawn: readonly Drawn[]; most: number }

/** A lying bar in the row of a table, as long as its share of the largest row. The figures beside it say the same. */
export function RowBar({ point, drawn, most }: Props) {
  const id = useId()
  const looks = looksOf(id, drawn)
  return (
    <svg className={styles.rowBar} width="100%" height={14} aria-hidden>
      <Fills id={id} drawn={drawn} />
      {partsOf(point, most).map(({ from, long }, i) =>
        long === 0 ? null : (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the bar
            key={i}
            x={`${from}%`}
            y={1}
            width={`${long}%`}
            height={12}
            fill={point.isMarked && i === 0 ? 'var(--blue)' : looks[i]?.fill}
            stroke={looks[i]?.stroke}
          />
        ),
      )}
    </svg>
  )
}
