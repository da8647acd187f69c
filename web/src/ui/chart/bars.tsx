import { useId } from 'react'
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  Rectangle,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { formatNumber } from '../../lib/format/format.ts'
import { useGo } from '../links/use-go.ts'
import styles from './chart.module.css'
import type { ChartPoint, Drawn } from './chart-data.ts'
import { Fills } from './fills.tsx'
import { Legend } from './legend.tsx'
import { looksOf } from './looks.ts'

type Props = { points: readonly ChartPoint[]; drawn: readonly Drawn[]; stacked: boolean }

const height = 190
const letters = { fill: 'var(--ink-2)', fontSize: 12 }

type Shape = { x: number; y: number; width: number; height: number; payload: ChartPoint }

type ToldProps = {
  active?: boolean
  payload?: readonly { payload: ChartPoint }[]
  drawn: readonly Drawn[]
}

/** What a bar says when it is pointed at. */
function Told({ active, payload, drawn }: ToldProps) {
  const point = payload?.[0]?.payload
  if (!active || point === undefined) return null
  return (
    <div className={styles.told}>
      <b>{point.name}</b>
      {drawn.map(({ label, write = formatNumber }, i) => {
        const figure = point.values[i] ?? null
        return (
          <div key={label}>
            {label}: {figure === null ? '–' : write(figure)}
          </div>
        )
      })}
    </div>
  )
}

/**
 * The picture of a chart: upright bars, side by side or one on the other, and lines over them. A click on a bar opens what
 * it counts. The element around it names it, and the table beside it says what it shows.
 */
export function Bars({ points, drawn, stacked }: Props) {
  const id = useId()
  const go = useGo()
  const looks = looksOf(id, drawn)
  return (
    <>
      <ResponsiveContainer width="100%" height={height}>
        <ComposedChart
          data={[...points]}
          accessibilityLayer={false}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        >
          <Fills id={id} drawn={drawn} />
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
            content={<Told drawn={drawn} />}
            cursor={{ fill: 'var(--head)' }}
            isAnimationActive={false}
          />
          {drawn.map(({ label, as, bad }, i) =>
            as === 'line' ? (
              <Line
                key={label}
                name={label}
                dataKey={({ values }: ChartPoint) => values[i] ?? null}
                stroke={looks[i]?.stroke ?? 'var(--warn-line)'}
                strokeWidth={2}
                strokeDasharray="5 4"
                dot={points.length === 1}
                activeDot={false}
                isAnimationActive={false}
              />
            ) : (
              <Bar
                key={label}
                name={label}
                dataKey={({ values }: ChartPoint) => values[i] ?? 0}
                fill={looks[i]?.fill ?? 'none'}
                stroke={looks[i]?.stroke ?? 'var(--blue)'}
                {...(stacked && { stackId: 'one' })}
                isAnimationActive={false}
                onClick={({ payload }) => {
                  const to = (payload as ChartPoint | undefined)?.to[i]
                  if (to !== undefined) go(to)
                }}
                shape={(shape: unknown) => {
                  const { payload, ...place } = shape as Shape
                  const marked = payload.isMarked && i === 0 && !bad ? { fill: 'var(--blue)' } : {}
                  const leads = payload.to[i] === undefined ? {} : { cursor: 'pointer' }
                  return <Rectangle {...place} {...marked} {...leads} radius={stacked ? 0 : [2, 2, 0, 0]} />
                }}
              />
            ),
          )}
        </ComposedChart>
      </ResponsiveContainer>
      <Legend id={id} drawn={drawn} />
    </>
  )
}
