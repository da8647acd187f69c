import type { PageItem } from '@hdoc/contract/cases/data-request-page.ts'
import { Button } from '@mantine/core'
import { IconCamera, IconPencil, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './data-request.module.css'

type Props = {
  item: PageItem
  isFull: boolean
  onFiles: (files: readonly File[]) => void
  onWrite: () => void
}

/** The ways to answer an item: a photo, a file, or words. */
export function AddFiles({ item: { what }, isFull, onFiles, onWrite }: Props) {
  const { t } = useTranslation()
  const photo = useRef<HTMLInputElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const chosen = (event: React.ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.currentTarget.files ?? [])])
    event.currentTarget.value = ''
  }
  return (
    <div className={styles.ways}>
      <Button
        variant="default"
        disabled={isFull}
        leftSection={<IconCamera size={20} />}
        aria-label={t('data_request_page.photo_of', { what })}
        onClick={() => photo.current?.click()}
      >
        {t('data_request_page.photo')}
      </Button>
      <Button
        variant="default"
        disabled={isFull}
        leftSection={<IconUpload size={20} />}
        aria-label={t('data_request_page.file_of', { what })}
        onClick={() => file.current?.click()}
      >
        {t('data_request_page.file')}
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconPencil size={18} />}
        aria-label={t('data_request_page.write_of', { what })}
        onClick={onWrite}
      >
        {t('data_request_page.write')}
      </Button>
      <input
        ref={photo}
        className={styles.input}
        type="file"
        tabIndex={-1}
        aria-label={t('data_request_page.photo_of', { what })}
        accept="image/jpeg,image/png"
        capture="environment"
        onChange={chosen}
      />
      <input
        ref={file}
        className={styles.input}
        type="file"
        tabIndex={-1}
        aria-label={t('data_request_page.file_of', { what })}
        multiple
        onChange={chosen}
      />
    </div>
  )
}
