import { DRAWING_HEIGHT, DRAWING_WIDTH, type Drawing } from '@hdoc/contract/approvals/drawing.ts'
import { pathOf } from './pad-strokes.ts'
import styles from './signature.module.css'

/** A signature as it was drawn; `label` says whose it is. */
export function DrawnSignature({ value, label }: { value: Drawing; label: string }) {
  // A drawing does not change any more, so a stroke is known by its place.
  const named = value.map((stroke, n) => ({ stroke, key: `stroke ${n}` }))
  return (
    <svg
      viewBox={`0 0 ${DRAWING_WIDTH} ${DRAWING_HEIGHT}`}
      role="img"
      aria-label={label}
      className={styles.drawn}
    >
      {named.map(({ key, stroke }) => (
        <path key={key} d={pathOf(stroke)} className={styles.stroke} />
      ))}
    </svg>
  )
}
