import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './file-drop.module.css'
import { UploadList } from './upload-list.tsx'
import type { Uploads } from './use-uploads.ts'

/**
 * Takes files that are pasted anywhere on the page while the drop area is in sight; pasted text is left to
 * its field.
 */
function usePastedFiles(
  place: RefObject<HTMLElement | null>,
  add: (files: Iterable<File>) => void,
  disabled: boolean,
): void {
  useEffect(() => {
    if (disabled) return
    const paste = (event: ClipboardEvent) => {
      // Take nothing while the drop area is in a hidden tab: the files would be taken unseen.
      if (place.current?.checkVisibility?.() === false) return
      const files = event.clipboardData?.files
      if (!files || files.length === 0) return
      event.preventDefault()
      add(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [place, add, disabled])
}

type Props = {
  uploads: Uploads
  maximumMb: number
  /** Takes no files, because the form waits for an answer. */
  disabled?: boolean
  /** Only one file is wanted: a new file replaces it. */
  single?: boolean
  /** Which files are taken, where these are not all that HDoc keeps. */
  limits?: string
  /** Other ways in which files come, shown within the area. */
  children?: ReactNode
}

/** The drop area for files, dropped, pasted or chosen, and the progress of each file. */
export function FileDrop({
  uploads,
  maximumMb,
  disabled = false,
  single = false,
  limits: taken,
  children,
}: Props) {
  const { t } = useTranslation()
  const [over, setOver] = useState(false)
  const place = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const limits = useId()
  const { items, add, remove } = uploads
  const take = useCallback(
    (files: Iterable<File>) => {
      if (!single) return add(files)
      const [file] = files
      if (!file) return
      for (const item of items) remove(item)
      add([file])
    },
    [single, items, add, remove],
  )
  usePastedFiles(place, take, disabled)
  return (
    <div>
      <section
        ref={place}
        className={over ? `${styles.drop} ${styles.over}` : styles.drop}
        aria-label={t('documents.files')}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (!disabled) take(event.dataTransfer.files)
        }}
      >
        <span>
          {t('ui.files_drop')}{' '}
          <button
            type="button"
            className={styles.choose}
            aria-describedby={limits}
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            {t('ui.files_choose')}
          </button>
        </span>
        <span className={styles.limits} id={limits}>
          {taken ?? t('ui.files_limits', { mb: maximumMb })}
        </span>
        {children}
        <input
          ref={input}
          type="file"
          multiple={!single}
          hidden
          disabled={disabled}
          onChange={(event) => {
            take([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
      </section>
      <UploadList uploads={uploads} />
    </div>
  )
}
