import type { PageItem } from '@hdoc/contract/cases/data-request-page.ts'
import { IconCircleCheck, IconCircleDashed, IconLoader2, IconRefresh, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../lib/format/format.ts'
import { AddFiles } from './add-files.tsx'
import styles from './data-request.module.css'
import type { Coming } from './use-answer.ts'
import { WrittenField } from './written-field.tsx'

type Props = {
  item: PageItem
  coming: readonly Coming[]
  text: string
  isFull: boolean
  onText: (text: string) => void
  onFiles: (files: readonly File[]) => void
  onRetry: (file: Coming) => void
  onStop: (file: Coming) => void
  onDrop: (fileId: number) => void
}

function ComingLine({ file, onRetry, onStop }: { file: Coming } & Pick<Props, 'onRetry' | 'onStop'>) {
  const { t } = useTranslation()
  const { name, size, sentBytes, state, failure } = file
  const told = {
    sending: t('data_request_page.sending', { sent: formatBytes(sentBytes), all: formatBytes(size) }),
    checking: t('data_request_page.checking'),
    lost: t('data_request_page.lost'),
    failed: failure?.message ?? '',
  }[state]
  return (
    <li>
      <span className={styles.file}>
        {name} · <span role={state === 'failed' ? 'alert' : 'status'}>{told}</span>
        {state !== 'failed' && (
          <progress className={styles.bar} aria-label={name} max={size} value={sentBytes} />
        )}
      </span>
      {state === 'failed' && (failure?.status ?? 0) === 0 && (
        <button
          type="button"
          className={styles.tool}
          aria-label={t('data_request_page.again')}
          onClick={() => onRetry(file)}
        >
          <IconRefresh size={20} />
        </button>
      )}
      <button
        type="button"
        className={styles.tool}
        aria-label={t('data_request_page.remove', { name })}
        onClick={() => onStop(file)}
      >
        <IconX size={20} />
      </button>
    </li>
  )
}

/** One thing that is asked: what came for it, what is on its way, and how to answer it. */
export function ItemCard(props: Props) {
  const { item, coming, text, isFull, onText, onFiles, onRetry, onStop, onDrop } = props
  const { t } = useTranslation()
  const { n, what, answer, answered, files } = item
  const [isWriting, setWriting] = useState(text !== '')
  const isGoing = coming.some(({ state }) => state !== 'failed')
  const Icon = answered ? IconCircleCheck : isGoing ? IconLoader2 : IconCircleDashed
  const isReady = !answered && (files.some(({ whole }) => whole) || text.trim() !== '')
  return (
    <li className={`${styles.item} ${answered ? styles.answered : isReady ? styles.ready : ''}`}>
      <Icon size={22} aria-hidden className={isGoing ? styles.turning : undefined} />
      <div className={styles.body}>
        <h2>
          {n}. {what}
        </h2>
        {(files.length > 0 || coming.length > 0) && (
          <ul className={styles.files}>
            {files.map((file) => (
              <li key={file.id}>
                <span className={styles.file}>
                  {[
                    file.name,
                    formatBytes(file.size),
                    t(
                      file.sent
                        ? 'data_request_page.sent'
                        : file.whole
                          ? 'data_request_page.waits'
                          : 'data_request_page.unfinished',
                    ),
                  ].join(' · ')}
                </span>
                {!file.sent && (
                  <button
                    type="button"
                    className={styles.tool}
                    aria-label={t('data_request_page.remove', { name: file.name })}
                    onClick={() => onDrop(file.id)}
                  >
                    <IconX size={20} />
                  </button>
                )}
              </li>
            ))}
            {coming.map((file) => (
              <ComingLine key={file.key} file={file} onRetry={onRetry} onStop={onStop} />
            ))}
          </ul>
        )}
        {answer !== '' && <p className={styles.quiet}>{t('data_request_page.written', { text: answer })}</p>}
        {isWriting && !answered && (
          <WrittenField label={t('data_request_page.answer')} value={text} onChange={onText} />
        )}
        {!answered && (
          <AddFiles item={item} isFull={isFull} onFiles={onFiles} onWrite={() => setWriting(true)} />
        )}
      </div>
    </li>
  )
}
