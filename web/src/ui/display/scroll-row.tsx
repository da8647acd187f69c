import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './scroll-row.module.css'

/** Share of the visible width that one press of an arrow scrolls. */
const step = 0.7

/**
 * Keeps content that may be wider than the page in one line. An arrow over a fading end shows that there is
 * more and scrolls to it. Keyboard users need no arrow, because a focused element scrolls into sight.
 */
export function ScrollRow({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ before: false, after: false })
  useEffect(() => {
    const at = row.current
    if (!at) return
    const look = () => {
      const before = at.scrollLeft > 1
      const after = at.scrollLeft + at.clientWidth < at.scrollWidth - 1
      setMore((now) => (now.before === before && now.after === after ? now : { before, after }))
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(at)
    if (at.firstElementChild) sizes.observe(at.firstElementChild)
    at.addEventListener('scroll', look)
    return () => {
      sizes.disconnect()
      at.removeEventListener('scroll', look)
    }
  }, [])
  const goOn = (direction: number) =>
    row.current?.scrollBy({ left: direction * step * row.current.clientWidth, behavior: 'smooth' })
  return (
    <div className={styles.around}>
      <div className={styles.row} ref={row}>
        {children}
      </div>
      {more.before && (
        <button
          type="button"
          className={`${styles.arrow} ${styles.before}`}
          tabIndex={-1}
          aria-hidden
          onClick={() => goOn(-1)}
        >
          <IconChevronLeft size={16} />
        </button>
      )}
      {more.after && (
        <button
          type="button"
          className={`${styles.arrow} ${styles.after}`}
          tabIndex={-1}
          aria-hidden
          onClick={() => goOn(1)}
        >
          <IconChevronRight size={16} />
        </button>
      )}
    </div>
  )
}
