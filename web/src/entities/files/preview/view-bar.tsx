import { ActionIcon } from '@mantine/core'
import {
  IconArrowAutofitWidth,
  IconChevronLeft,
  IconChevronRight,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format/format.ts'
import styles from './preview.module.css'
import type { ViewControl } from './use-view.ts'
import { ViewBarPlace } from './view-bar-place.ts'

function PageField({ view, pages }: { view: ViewControl; pages: number }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(String(view.page))
  useEffect(() => setTyped(String(view.page)), [view.page])
  const go = () => {
    const page = Number(typed)
    if (Number.isInteger(page) && page >= 1) view.toPage(page)
    else setTyped(String(view.page))
  }
  return (
    <>
      <input
        className={styles.pageField}
        inputMode="numeric"
        aria-label={t('preview.page')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go()
        }}
      />
      <span className={styles.of}>{t('preview.of', { pages: formatNumber(pages) })}</span>
    </>
  )
}

/** Controls for pages, zoom and turning, the same in every viewer that draws. */
export function ViewBar({
  view,
  pages,
  children,
}: {
  view: ViewControl
  pages: number
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const button = (label: string, Icon: typeof IconZoomIn, act: () => void, disabled = false) => (
    <ActionIcon aria-label={label} title={label} onClick={act} disabled={disabled}>
      <Icon size={16} />
    </ActionIcon>
  )
  const place = useContext(ViewBarPlace)
  return (
    place &&
    createPortal(
      <div className={styles.bar} role="toolbar" aria-label={t('preview.tools')}>
        {pages > 1 && (
          <div className={styles.group}>
            {button(
              t('preview.page_before'),
              IconChevronLeft,
              () => view.toPage(view.page - 1),
              view.page <= 1,
            )}
            <PageField view={view} pages={pages} />
            {button(
              t('preview.page_after'),
              IconChevronRight,
              () => view.toPage(view.page + 1),
              view.page >= pages,
            )}
          </div>
        )}
        <div className={styles.group}>
          {button(t('preview.zoom_out'), IconZoomOut, view.zoomOut, !view.canZoomOut)}
          <output className={styles.percent} aria-label={t('preview.zoom')}>
            {Math.round(view.present * 100)}%
          </output>
          {button(t('preview.zoom_in'), IconZoomIn, view.zoomIn, !view.canZoomIn)}
          {button(t('preview.fit'), IconArrowAutofitWidth, view.fit, view.zoom === 'fit')}
          {button(t('preview.turn'), IconRotateClockwise, view.turn)}
        </div>
        {children}
      </div>,
      place,
    )
  )
}
