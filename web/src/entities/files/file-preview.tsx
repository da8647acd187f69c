import { fileCalls } from '@hdoc/contract/files/file-calls.ts'
import type { FileRow } from '@hdoc/contract/files/files.ts'
import { ActionIcon } from '@mantine/core'
import { IconDownload, IconExternalLink, IconMapPinOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../lib/calls/address-of.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import styles from './file-preview.module.css'
import { Damaged } from './preview/damaged.tsx'
import { Unshown } from './preview/unshown.tsx'
import { ViewBarPlace } from './preview/view-bar-place.ts'

const PdfView = lazyPart(async () => (await import('./preview/pdf/pdf-view.tsx')).PdfView)
const PictureView = lazyPart(async () => (await import('./preview/picture-view.tsx')).PictureView)
const ContentView = lazyPart(async () => (await import('./preview/content-view.tsx')).ContentView)

/** The types that browsers open in a window of their own. Any other type would become a download. */
const OPENED = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'text/plain', 'text/csv'])

function Viewer({ file }: { file: FileRow }) {
  // Asking again gives the same bytes, so nothing is tried and nothing is offered.
  if (file.damaged) return <Damaged />
  if (file.preview === 'pdf') return <PdfView file={file} />
  if (file.preview === 'image') return <PictureView file={file} />
  if (file.preview === 'text') return <ContentView file={file} />
  return <Unshown file={file} reason="not_shown" />
}

/**
 * Shows a file in the page. Nothing of the file runs here: our own viewers draw its pages and set its texts.
 * The viewer's controls and what is done with the whole file stand in one bar.
 */
export function FilePreview({ file }: { file: FileRow }) {
  const { t } = useTranslation()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const params = { id: file.id }
  return (
    <section className={styles.preview} aria-label={t('documents.preview_of', { name: file.name })}>
      <div className={styles.bar}>
        <div className={styles.controls} ref={setPlace} />
        <ActionIcon
          component="a"
          href={addressOf(fileCalls.download, { params })}
          aria-label={`${t('common.download')}: ${file.name}`}
          title={t('common.download')}
        >
          <IconDownload size={16} />
        </ActionIcon>
        {file.mime.startsWith('image/') && (
          <ActionIcon
            component="a"
            href={addressOf(fileCalls.cleaned, { params })}
            download
            aria-label={`${t('preview.without_place')}: ${file.name}`}
            title={t('preview.without_place')}
          >
            <IconMapPinOff size={16} />
          </ActionIcon>
        )}
        {OPENED.has(file.mime) && (
          <ActionIcon
            component="a"
            href={addressOf(fileCalls.preview, { params, query: { version: file.version } })}
            target="_blank"
            rel="noopener"
            aria-label={`${t('documents.open_new_tab')}: ${file.name}`}
            title={t('documents.open_new_tab')}
          >
            <IconExternalLink size={16} />
          </ActionIcon>
        )}
      </div>
      <ViewBarPlace value={place}>
        <Viewer file={file} />
      </ViewBarPlace>
    </section>
  )
}
