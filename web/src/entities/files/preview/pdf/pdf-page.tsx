import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawPdfPage } from './draw-pdf-page.ts'
import type { OpenPdf } from './open-pdf.ts'
import styles from './pdf.module.css'

/** Pages within one height of the view are drawn before they are seen. Pages farther away are let go. */
const NEAR = '100% 0px'

type Props = {
  pdf: OpenPdf
  number: number
  scale: number
  turns: number
  scroller: RefObject<HTMLElement | null>
}

function useIsNear(ref: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some((entry) => entry.isIntersecting)),
      { root: scroller.current, rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, scroller])
  return isNear
}

/** One page of a PDF. Its room is always there, its picture and text only while it is near. */
export function PdfPage({ pdf, number, scale, turns, scroller }: Props) {
  const { t } = useTranslation()
  const place = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: pdf.width, height: pdf.height })
  const [isBad, setIsBad] = useState(false)
  const isNear = useIsNear(place, scroller)
  useEffect(() => {
    const places = canvas.current && text.current && { canvas: canvas.current, text: text.current }
    if (!isNear || !places) return
    let isWanted = true
    let stop = (): void => undefined
    void pdf.document.getPage(number).then(
      (page) => {
        if (!isWanted) return
        const { width, height } = page.getViewport({ scale: 1 })
        setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
        const drawing = drawPdfPage(page, places, { scale, turns })
        stop = drawing.stop
        drawing.done.catch(() => isWanted && setIsBad(true))
      },
      () => isWanted && setIsBad(true),
    )
    return () => {
      isWanted = false
      stop()
      // An empty canvas gives its memory back at once.
      places.canvas.width = 0
      places.text.replaceChildren()
    }
  }, [isNear, pdf, number, scale, turns])
  const [width, height] = turns % 2 === 1 ? [size.height, size.width] : [size.width, size.height]
  const style = {
    width: width * scale,
    height: height * scale,
    '--total-scale-factor': scale,
  } as CSSProperties
  return (
    <section
      ref={place}
      className={styles.page}
      style={style}
      aria-label={t('preview.page_number', { number })}
      data-page={number}
    >
      <canvas ref={canvas} width={0} height={0} aria-hidden />
      <div ref={text} className={styles.text} />
      {isBad && <p className={styles.bad}>{t('preview.page_damaged')}</p>}
    </section>
  )
}
