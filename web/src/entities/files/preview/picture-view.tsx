import { fileCalls } from '@hdoc/contract/files/file-calls.ts'
import type { FileRow } from '@hdoc/contract/files/files.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../../lib/calls/address-of.ts'
import { LoadError } from '../../../ui/feedback/states.tsx'
import { FileAnswer } from './file-answer.tsx'
import styles from './preview.module.css'
import { fileContentQuery } from './queries.ts'
import { ScrollBox } from './scroll-box.tsx'
import { Unshown } from './unshown.tsx'
import { useRoom } from './use-room.ts'
import { useView } from './use-view.ts'
import { ViewBar } from './view-bar.tsx'

const EDGE = 20

function Pictures({ file, count, direct }: { file: FileRow; count: number; direct: boolean }) {
  const { t } = useTranslation()
  const view = useView(count)
  const scroller = useRef<HTMLElement>(null)
  const room = useRoom(scroller)
  const [natural, setNatural] = useState({ width: 0, height: 0 })
  const [failed, setFailed] = useState(false)
  const params = { id: file.id }
  const { version } = file
  const address = direct
    ? addressOf(fileCalls.preview, { params, query: { version } })
    : addressOf(fileCalls.page, { params, query: { page: view.page, version } })
  const isLying = view.turns % 2 === 1
  const [width, height] = isLying ? [natural.height, natural.width] : [natural.width, natural.height]
  const fits =
    width > 0 && room.width > 0 ? Math.min(1, (room.width - EDGE) / width, (room.height - EDGE) / height) : 1
  const { setFitted } = view
  useEffect(() => setFitted(fits), [fits, setFitted])
  const scale = view.zoom === 'fit' ? fits : view.zoom
  if (failed && direct) return <Unshown file={file} reason="damaged" />
  // The server counted this page a moment ago, so it may only be busy. The person can try again.
  if (failed) return <LoadError error={undefined} onRetry={() => setFailed(false)} />
  return (
    <>
      <ViewBar view={view} pages={count} />
      <ScrollBox
        ref={scroller}
        className={styles.scroller}
        label={t('preview.picture')}
        onKeyDown={view.onKeyDown}
      >
        <div className={styles.picture} style={{ width: width * scale, height: height * scale }}>
          <img
            src={address}
            alt={count > 1 ? t('preview.page_of', { name: file.name, page: view.page }) : file.name}
            style={{
              width: natural.width * scale || undefined,
              transform: `translate(-50%, -50%) rotate(${view.turns * 90}deg)`,
            }}
            onLoad={({ currentTarget }) =>
              setNatural({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
            onError={() => setFailed(true)}
          />
        </div>
      </ScrollBox>
    </>
  )
}

/** A photo or a scan: pages of a TIFF one by one, fitted, larger, turned. */
export function PictureView({ file }: { file: FileRow }) {
  const answer = useQuery(fileContentQuery(file))
  return (
    <FileAnswer query={answer}>
      {(data) => {
        if (data.shown === 'nothing') return <Unshown file={file} reason={data.reason} />
        if (data.shown === 'text') return <Unshown file={file} reason="not_shown" />
        return <Pictures file={file} count={data.count} direct={data.direct} />
      }}
    </FileAnswer>
  )
}
