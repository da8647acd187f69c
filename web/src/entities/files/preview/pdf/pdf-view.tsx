import { fileCalls } from '@hdoc/contract/files/file-calls.ts'
import type { FileRow } from '@hdoc/contract/files/files.ts'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../../../lib/calls/address-of.ts'
import { Note } from '../../../../ui/feedback/note.tsx'
import { LoadError, Loading } from '../../../../ui/feedback/states.tsx'
import shared from '../preview.module.css'
import { ScrollBox } from '../scroll-box.tsx'
import { Unshown } from '../unshown.tsx'
import { useRoom } from '../use-room.ts'
import { useView } from '../use-view.ts'
import { ViewBar } from '../view-bar.tsx'
import { FindField } from './find-field.tsx'
import { type OpenPdf, unshownPdf } from './open-pdf.ts'
import styles from './pdf.module.css'
import { PdfPage } from './pdf-page.tsx'
import { type SeenPlace, seenPlace, showPage, showPlace } from './seen-place.ts'
import { usePdf } from './use-pdf.ts'

const EDGE = 24
const MAX_FIT = 2
/** The most pages that are shown, because some PDFs claim millions. */
const MAX_PAGES = 3_000

function Pages({ pdf }: { pdf: OpenPdf }) {
  const { t } = useTranslation()
  const scroller = useRef<HTMLElement>(null)
  const pages = Math.min(MAX_PAGES, pdf.document.numPages)
  const place = useRef<SeenPlace>({ page: 1, part: 0 })
  const view = useView(pages, (page) => {
    const list = scroller.current
    if (!list) return
    showPage(list, page)
    place.current = seenPlace(list)
  })
  const numbers = useMemo(() => Array.from({ length: pages }, (_, n) => n + 1), [pages])
  const room = useRoom(scroller)
  const { setFitted, sees, turns } = view
  const across = turns % 2 === 1 ? pdf.height : pdf.width
  const fits = room.width > 0 ? Math.min(MAX_FIT, Math.max(0.1, (room.width - EDGE) / across)) : 0
  useEffect(() => setFitted(fits), [fits, setFitted])
  const scale = view.zoom === 'fit' ? fits : view.zoom
  const laidOut = useRef({ scale, turns })
  useLayoutEffect(() => {
    const before = laidOut.current
    laidOut.current = { scale, turns }
    if (scroller.current && (before.scale !== scale || before.turns !== turns))
      showPlace(scroller.current, place.current)
  })
  const waiting = useRef(0)
  const onScroll = () => {
    cancelAnimationFrame(waiting.current)
    waiting.current = requestAnimationFrame(() => {
      if (!scroller.current) return
      place.current = seenPlace(scroller.current)
      sees(place.current.page)
    })
  }
  return (
    <>
      <ViewBar view={view} pages={pages}>
        <FindField pdf={pdf} pages={pages} page={view.page} onFound={view.toPage} />
      </ViewBar>
      <ScrollBox
        ref={scroller}
        className={`${shared.scroller} ${styles.pages}`}
        label={t('preview.pages')}
        onKeyDown={view.onKeyDown}
        onScroll={onScroll}
      >
        {pages < pdf.document.numPages && <Note kind="warn">{t('preview.cut')}</Note>}
        {scale > 0 &&
          numbers.map((number) => (
            <PdfPage key={number} pdf={pdf} number={number} scale={scale} turns={turns} scroller={scroller} />
          ))}
      </ScrollBox>
    </>
  )
}

function Opened({ file, onRetry }: { file: FileRow; onRetry: () => void }) {
  const state = usePdf(
    addressOf(fileCalls.preview, { params: { id: file.id }, query: { version: file.version } }),
  )
  if (state.is === 'opening') return <Loading />
  if (state.is === 'open') return <Pages pdf={state.pdf} />
  const reason = unshownPdf(state.error)
  return reason ? <Unshown file={file} reason={reason} /> : <LoadError error={undefined} onRetry={onRetry} />
}

/** A PDF in our own viewer: pages are fetched and drawn as they are seen. */
export function PdfView({ file }: { file: FileRow }) {
  const [attempt, setAttempt] = useState(0)
  return <Opened key={attempt} file={file} onRetry={() => setAttempt(attempt + 1)} />
}
