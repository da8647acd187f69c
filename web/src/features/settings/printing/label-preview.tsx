import { labelLayout } from '@hdoc/contract/printing/label/layout.ts'
import type { LabelSize } from '@hdoc/contract/printing/label/size.ts'
import type { PrintingSection } from '@hdoc/contract/printing/printing.ts'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/feedback/note.tsx'
import { LineText } from './line-text.tsx'
import styles from './printing.module.css'

type Sample = PrintingSection['sample']
type Props = { size: LabelSize; sample: Sample }

const QUIET_QR = 4
const QUIET_BARS = 10
function Bars({
  sample,
  box,
}: {
  sample: Sample
  box: { x: number; y: number; width: number; height: number }
}) {
  const unit = box.width / sample.bar_modules
  let at = QUIET_BARS
  const path = sample.bars.map((width, n) => {
    const bar = n % 2 === 0 ? `M${at} 0h${width}v1h-${width}z` : ''
    at += width
    return bar
  })
  return <path d={path.join('')} transform={`translate(${box.x} ${box.y}) scale(${unit} ${box.height})`} />
}

function Qr({ sample, box }: { sample: Sample; box: { x: number; y: number; width: number } }) {
  const unit = box.width / (sample.qr_modules + 2 * QUIET_QR)
  const path = sample.qr.map(
    ([row, from, length]) => `M${from + QUIET_QR} ${row + QUIET_QR}h${length}v1h-${length}z`,
  )
  return <path d={path.join('')} transform={`translate(${box.x} ${box.y}) scale(${unit})`} />
}

/** A label as it is printed: the same places, the same codes. */
export function LabelPreview({ size, sample }: Props) {
  const { t } = useTranslation()
  const { qr, bars, lines } = labelLayout(size, sample.bar_modules)
  return (
    <figure className={styles.preview}>
      <figcaption>{t('printing.preview')}</figcaption>
      <svg
        role="img"
        aria-label={t('printing.preview')}
        viewBox={`0 0 ${size.width_mm} ${size.height_mm}`}
        style={{ width: `${size.width_mm}mm` }}
      >
        {lines.map((line) => (
          <LineText key={line.part} line={line} sample={sample} />
        ))}
        {qr && <Qr sample={sample} box={qr} />}
        {bars && <Bars sample={sample} box={bars} />}
      </svg>
      {size.codes !== 'qr' && !bars && <Note kind="info">{t('printing.no_bars')}</Note>}
    </figure>
  )
}
