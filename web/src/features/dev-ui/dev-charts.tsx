import { ChartWithTable } from '../../ui/chart/chart-with-table.tsx'
import styles from './dev-ui.module.css'

type Day = { day: string; arrived: number; answered: number }
const days: Day[] = [
  { day: '16.11.2026', arrived: 31, answered: 18 },
  { day: '17.11.2026', arrived: 24, answered: 26 },
  { day: '18.11.2026', arrived: 0, answered: 3 },
  { day: '19.11.2026', arrived: 41, answered: 22 },
  { day: '20.11.2026', arrived: 14, answered: 9 },
]
const name = { label: 'Ziua', of: ({ day }: Day) => day, short: ({ day }: Day) => day.slice(0, 2) }
const arrived = { label: 'Înregistrate', of: (row: Day) => row.arrived }
const answered = { label: 'Soluționate', of: (row: Day) => row.answered }

/** Charts of one measure, of two, with a line, with lying bars, and of nothing. */
export function DevCharts() {
  return (
    <div className={styles.grid}>
      <ChartWithTable
        title="Înregistrări pe zile"
        rows={days}
        name={name}
        measures={[{ ...arrived, to: () => '/document/list' as const }]}
        isMarked={({ day }) => day === '20.11.2026'}
      />
      <ChartWithTable title="Intrate și soluționate" rows={days} name={name} measures={[arrived, answered]} />
      <ChartWithTable
        title="Față de luna trecută"
        rows={days}
        name={name}
        measures={[arrived, { ...answered, label: 'Luna trecută', drawn: 'line' }]}
      />
      <ChartWithTable
        title="În lucru, pe zile de sosire"
        bars="lying"
        rows={days}
        name={name}
        measures={[
          answered,
          { ...arrived, label: 'Termen depășit', bad: true },
          { label: 'Zile, medie', of: ({ arrived: count }) => (count === 0 ? null : count / 4), drawn: 'no' },
        ]}
        note="3 cu acces restrâns"
      />
      <ChartWithTable title="Fără cifre" rows={[]} name={name} measures={[arrived]} />
    </div>
  )
}
