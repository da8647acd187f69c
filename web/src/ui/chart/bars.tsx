import { useId } from 'react'
import { Bar, BarChart, CartesianGrid, Rectangle, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatNumber } from '../../lib/format/format.ts'
import styles from './chart.module.css'
import type { ChartPoint } from './chart-data.ts'

type Props = { points: readonly ChartPoint[]; measures: readonly string[] }

const height = 190
const letters = { fill: 'var(--ink-2)', fontSize: 12 }

/** Bars of one measure are full, of a second one striped, of a third one empty: they differ without colours too. */
function Fills({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-1`}
        width={5}
        height={5}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={5} height={5} fill="var(--card)" />
        <rect width={2} height={5} fill="var(--blue)" />
      </pattern>
      <pattern id={`${id}-2`} width={1} height={1} patternUnits="userSpaceOnUse">
        <rect width={1} height={1} fill="var(--card)" />
      </pattern>
    </defs>
  )
}

type Drawn = { x: number; y: number; width: number; height: number; payload: ChartPoint }

type ToldProps = {
  active?: boolean
  payload?: readonly { payload: ChartPoint }[]
  measures: readonly string[]
}

/** What a bar says when it is pointed at. */
function Told({ active, payload, measures }: ToldProps) {
  const point = payload?.[0]?.payload
  if (!active || point === undefined) return null
  return (
    <div className={styles.told}>
      <b>{point.name}</b>
      {measures.map((label, i) => (
        <div key={label}>
          {label}: {formatNumber(point.values[i] ?? 0)}
        </div>
      ))}
    </div>
  )
}

/** The picture of a chart. The element around it names it, and the table beside it says what it shows. */
export function Bars({ points, measures }: Props) {
  const id = useId()
  const fills = ['var(--blue-line)', `url(#${id}-1)`, `url(#${id}-2)`]
  return (
    <>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart
          data={[...points]}
          accessibilityLayer={false}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        >
          <Fills id={id} />
          <CartesianGrid vertical={false} stroke="var(--line-2)" />
          <XAxis
            dataKey="short"
            tick={letters}
            tickLine={false}
            axisLine={{ stroke: 'var(--line)' }}
            interval="preserveStartEnd"
            minTickGap={24}
          />
          <YAxis
            width="auto"
            tick={letters}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            tickFormatter={formatNumber}
          />
          <Tooltip
            content={<Told measures={measures} />}
            cursor={{ fill: 'var(--head)' }}
            isAnimationActive={false}
          />
          {measures.map((label, i) => (
            <Bar
              key={label}
              name={label}
              dataKey={({ values }: ChartPoint) => values[i] ?? 0}
              fill={fills[i] ?? 'var(--blue)'}
              // The outline keeps the contrast that the light fill lacks.
              stroke="var(--blue)"
              isAnimationActive={false}
              shape={(drawn: unknown) => {
                const { payload, ...place } = drawn as Drawn
                const marked = payload.isMarked && i === 0 ? { fill: 'var(--blue)' } : {}
                return <Rectangle {...place} {...marked} radius={[2, 2, 0, 0]} />
              }}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
      {measures.length > 1 && (
        <ul className={styles.legend}>
          {measures.map((label, i) => (
            <li key={label}>
              <svg width={12} height={12} aria-hidden>
                <rect width={12} height={12} fill={fills[i]} stroke="var(--blue)" />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
