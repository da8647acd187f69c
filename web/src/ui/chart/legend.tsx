import styles from './chart.module.css'
import type { Drawn } from './chart-data.ts'
import { Fills } from './fills.tsx'
import { looksOf } from './looks.ts'

const side = 12

/** What a bar or a line means; drawn in the page and in the saved picture alike. */
function Sign({ id, drawn, at }: { id: string; drawn: readonly Drawn[]; at: number }) {
  const look = looksOf(id, drawn)[at]
  return drawn[at]?.as === 'line' ? (
    <path d={`M0 ${side / 2}H24`} stroke={look?.stroke} strokeWidth={2} strokeDasharray="5 4" />
  ) : (
    <rect x={0.5} y={0.5} width={side - 1} height={side - 1} fill={look?.fill} stroke={look?.stroke} />
  )
}

type LegendProps = { id: string; drawn: readonly Drawn[]; className?: string | undefined }

/** The signs of a chart with their words; nothing is said of a chart with one measure. */
export function Legend({ id, drawn, className = '' }: LegendProps) {
  if (drawn.length < 2) return null
  return (
    <ul className={`${styles.legend} ${className}`} data-legend>
      {drawn.map(({ label, as }, at) => (
        <li key={label}>
          <svg width={as === 'line' ? 24 : side} height={side} aria-hidden>
            <Fills id={`${id}-l`} drawn={drawn} />
            <Sign id={`${id}-l`} drawn={drawn} at={at} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
