import { type FileRow, fileCalls } from '@hdoc/contract/files.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconDownload, IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../lib/api.ts'
import { Empty } from '../../ui/states.tsx'
import styles from './document-detail.module.css'

/** A file in the page. Nothing of it runs here: the server sends it sandboxed, and the frame gives it no rights. */
export function FilePreview({ file }: { file: FileRow }) {
  const { t } = useTranslation()
  const shown = addressOf(fileCalls.preview, { params: { id: file.id }, query: { version: file.version } })
  const download = addressOf(fileCalls.download, { params: { id: file.id } })
  const title = t('documents.preview_of', { name: file.name })
  return (
    <section className={styles.preview} aria-label={title}>
      <div className={styles.previewBar}>
        <span>{file.name}</span>
        <ActionIcon component="a" href={download} aria-label={`${t('common.download')}: ${file.name}`}>
          <IconDownload size={16} />
        </ActionIcon>
        {file.preview !== 'none' && (
          <ActionIcon
            component="a"
            href={shown}
            target="_blank"
            rel="noopener"
            aria-label={`${t('documents.open_new_tab')}: ${file.name}`}
          >
            <IconExternalLink size={16} />
          </ActionIcon>
        )}
      </div>
      {file.preview === 'image' && <img className={styles.image} src={shown} alt={file.name} />}
      {file.preview === 'pdf' && (
        <iframe className={styles.frame} src={`${shown}#navpanes=0`} title={title} />
      )}
      {file.preview === 'text' && <iframe className={styles.frame} src={shown} title={title} sandbox="" />}
      {file.preview === 'none' && (
        <Empty
          title={t('documents.no_preview')}
          action={
            <Button component="a" variant="default" href={download} leftSection={<IconDownload size={16} />}>
              {t('common.download')}
            </Button>
          }
        />
      )}
    </section>
  )
}
