import { type LabelPart, labelLayout } from '@hdoc/contract/label-layout.ts'
import type { LabelSize } from '@hdoc/contract/label-size.ts'
import type { PrintingSection } from '@hdoc/contract/printing.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/note.tsx'
import styles from './printing.module.css'

type Sample = PrintingSection['sample']
type Props = { size: LabelSize; sample: Sample }

const QUIET_QR = 4
const QUIET_BARS = 10
/** Letters are about so wide, in their own size: longer texts are drawn narrower, as the printed label does. */
const LETTER_WIDTH = 0.62

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
  const clip = useId()
  const { qr, bars, lines } = labelLayout(size, sample.bar_modules)
  const texts: Record<LabelPart, string> = {
    institution: sample.institution,
    number: 'DGA-0042/2026',
    date: t('printing.sample_date'),
    register: t('printing.sample_register'),
    issuer: t('printing.sample_issuer'),
  }
  return (
    <figure className={styles.preview}>
      <figcaption>{t('printing.preview')}</figcaption>
      <svg
        role="img"
        aria-label={t('printing.preview')}
        viewBox={`0 0 ${size.width_mm} ${size.height_mm}`}
        style={{ width: `${size.width_mm}mm` }}
      >
        {lines.map(({ part, x, y, width, height, size: letters }) => {
          const text = texts[part]
          const whole = part === 'number' || part === 'date'
          const fitted = whole ? Math.min(letters, width / (text.length * LETTER_WIDTH)) : letters
          return (
            <g key={part}>
              <clipPath id={`${clip}-${part}`}>
                <rect x={x} y={y} width={width} height={height} />
              </clipPath>
              <text
                clipPath={`url(#${clip}-${part})`}
                x={x}
                y={y + fitted * 0.95}
                fontSize={fitted}
                fontWeight={part === 'number' || part === 'institution' ? 700 : 400}
              >
                {text}
              </text>
            </g>
          )
        })}
        {qr && <Qr sample={sample} box={qr} />}
        {bars && <Bars sample={sample} box={bars} />}
      </svg>
      {size.codes !== 'qr' && !bars && <Note kind="info">{t('printing.no_bars')}</Note>}
    </figure>
  )
}
