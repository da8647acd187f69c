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
  const parts = partsOf(point, most)
  return (
    <svg className={styles.rowBar} width="100%" height={14} aria-hidden>
      <Fills id={id} drawn={drawn} />
      {drawn.map(({ label }, i) => {
        const { from, long } = parts[i] ?? { from: 0, long: 0 }
        if (long === 0) return null
        return (
          <rect
            key={label}
            x={`${from}%`}
            y={1}
            width={`${long}%`}
            height={12}
            fill={point.isMarked && i === 0 ? 'var(--blue)' : looks[i]?.fill}
            stroke={looks[i]?.stroke}
          />
        )
      })}
    </svg>
  )
}
