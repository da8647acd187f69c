import { DRAWING_HEIGHT, DRAWING_WIDTH, type Drawing } from '@hdoc/contract/approvals/drawing.ts'
import { Button } from '@mantine/core'
import { IconEraser } from '@tabler/icons-react'
import { type PointerEvent, useRef } from 'react'
import { beginStroke, drawOn, pathOf, pointAt } from './pad-strokes.ts'
import styles from './signature.module.css'

type Props = {
  value: Drawing
  onChange: (strokes: Drawing) => void
  /** Who signs; written under the line. */
  name: string
  /** What the room is while it is empty and when it is drawn on, and the button that clears it. */
  words: { empty: string; drawn: string; clear: string }
}

/** The places of a movement, with those that the browser gathered in between. */
function placesOf({
  nativeEvent,
}: PointerEvent<SVGSVGElement>): readonly { clientX: number; clientY: number }[] {
  const gathered = nativeEvent.getCoalescedEvents?.() ?? []
  return gathered.length > 0 ? gathered : [nativeEvent]
}

/** A signature drawn with mouse, pen or finger, kept as strokes of points. */
export function SignaturePad({ value, onChange, name, words }: Props) {
  const drawing = useRef(false)
  const strokes = useRef(value)
  strokes.current = value
  const set = (next: Drawing) => {
    strokes.current = next
    onChange(next)
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button > 0) return
    drawing.current = true
    event.currentTarget.setPointerCapture?.(event.pointerId)
    set(beginStroke(strokes.current, pointAt(event, event.currentTarget.getBoundingClientRect())))
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (!drawing.current) return
    const box = event.currentTarget.getBoundingClientRect()
    set(
      drawOn(
        strokes.current,
        placesOf(event).map((place) => pointAt(place, box)),
      ),
    )
  }
  const end = () => {
    drawing.current = false
  }
  // Strokes are only added at the end, so a stroke is known by its place.
  const named = value.map((stroke, n) => ({ stroke, key: `stroke ${n}` }))
  return (
    <div className={styles.pad} data-path="drawing">
      <svg
        viewBox={`0 0 ${DRAWING_WIDTH} ${DRAWING_HEIGHT}`}
        role="img"
        aria-label={value.length === 0 ? words.empty : words.drawn}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1="40" x2={DRAWING_WIDTH - 40} y1="160" y2="160" className={styles.line} />
        {named.map(({ key, stroke }) => (
          <path key={key} d={pathOf(stroke)} className={styles.stroke} />
        ))}
      </svg>
      <div className={styles.padFoot}>
        <span>{name}</span>
        <Button
          size="compact-sm"
          variant="default"
          disabled={value.length === 0}
          leftSection={<IconEraser size={16} />}
          onClick={() => set([])}
        >
          {words.clear}
        </Button>
      </div>
    </div>
  )
}
