import { formatNumber } from '../../../lib/format/format.ts'
import styles from './imports.module.css'

export type Figure = { label: string; value: number; colour?: 'ok' | 'bad' | 'warn' }

/** Numbers of rows with what they mean. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ label, value, colour }) => (
      <div key={label} className={colour && styles[colour]}>
        <dt>{label}</dt>
        <dd>{formatNumber(value)}</dd>
      </div>
    ))}
  </dl>
)
