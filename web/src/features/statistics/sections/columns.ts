import { t } from '../../../lib/languages/i18n.ts'
import type { Measure } from '../../../ui/chart/chart-data.ts'
import { inPercent, writeDecimal, writeSigned } from '../figures/written.ts'

type Counted<Row> = { now: (row: Row) => number; before: (row: Row) => number | null; isCompared: boolean }

/** „+8,1 %”; a change from nothing has no share. */
const writeChange = (share: number): string => inPercent(writeSigned(share))

/** The figure of the compared period, and by how much it differs; neither without a comparison. */
export function comparedColumns<Row>({ now, before, isCompared }: Counted<Row>): Measure<Row>[] {
  if (!isCompared) return []
  return [
    { label: t('statistics.before'), of: before, drawn: 'no' },
    {
      label: t('statistics.difference'),
      of: (row) => {
        const other = before(row)
        return other === null || other === 0 ? null : ((now(row) - other) / other) * 100
      },
      write: writeChange,
      fileUnit: '%',
      drawn: 'no',
    },
  ]
}

/** A share of 1 as a column, in percent. */
export const shareColumn = <Row>(label: string, of: (row: Row) => number | null): Measure<Row> => ({
  label,
  of: (row) => {
    const share = of(row)
    return share === null ? null : share * 100
  },
  write: (percent) => inPercent(writeDecimal(percent)),
  fileUnit: '%',
  drawn: 'no',
})
