import { A4_MM, type LabelSheet, type LabelSize } from '@hdoc/contract/printing/label/size.ts'
import { useTranslation } from 'react-i18next'
import styles from './printing.module.css'

/** Places of the labels on their sheet, in proportion. */
export function SheetPreview({ size, sheet }: { size: LabelSize; sheet: LabelSheet }) {
  const { t } = useTranslation()
  const places = Array.from({ length: sheet.columns * sheet.rows }, (_, n) => ({
    n,
    x: sheet.left_mm + (n % sheet.columns) * (size.width_mm + sheet.gap_x_mm),
    y: sheet.top_mm + Math.floor(n / sheet.columns) * (size.height_mm + sheet.gap_y_mm),
  }))
  return (
    <figure className={styles.preview}>
      <figcaption>{t('printing.preview_sheet')}</figcaption>
      <svg
        role="img"
        aria-label={t('printing.preview_sheet')}
        className={styles.sheet}
        viewBox={`0 0 ${A4_MM.width} ${A4_MM.height}`}
      >
        {places.map(({ n, x, y }) => (
          <rect key={n} x={x} y={y} width={size.width_mm} height={size.height_mm} rx={2} />
        ))}
      </svg>
    </figure>
  )
}
