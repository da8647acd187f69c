import {
  IconAlertCircle,
  IconCircleCheck,
  IconLoader2,
  IconRefresh,
  IconUpload,
  IconX,
} from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../lib/format/format.ts'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import styles from './public-form.module.css'
import type { ComingFile, FormFilesState } from './use-form-files.ts'

type LineProps = { file: ComingFile } & Pick<FormFilesState, 'retry' | 'stop'>

function ComingLine({ file, retry, stop }: LineProps) {
  const { t } = useTranslation()
  const { name, size, sentBytes, state, problem } = file
  const isWrong = state === 'failed' || state === 'refused'
  const told = {
    sending: t('public_form.file_sending', { sent: formatBytes(sentBytes), all: formatBytes(size) }),
    checking: t('public_form.file_checking'),
    lost: t('public_form.file_lost'),
    failed: problem,
    refused: problem,
  }[state]
  const Icon = isWrong ? IconAlertCircle : IconLoader2
  return (
    <li className={isWrong ? styles.wrong : undefined}>
      <Icon size={20} aria-hidden />
      <span className={styles.fileText}>
        <b>{name}</b>
        <span role={isWrong ? 'alert' : 'status'}>{told}</span>
        {!isWrong && <progress className={styles.bar} aria-label={name} max={size} value={sentBytes} />}
      </span>
      {state === 'failed' && (
        <PlainButton
          className={styles.tool}
          aria-label={t('public_form.file_again', { name })}
          onClick={() => retry(file)}
        >
          <IconRefresh size={20} aria-hidden />
        </PlainButton>
      )}
      <PlainButton
        className={styles.tool}
        aria-label={t('public_form.file_remove', { name })}
        onClick={() => stop(file)}
      >
        <IconX size={20} aria-hidden />
      </PlainButton>
    </li>
  )
}

type Props = {
  files: FormFilesState
  takesFiles: boolean
  maxMb: number
  photos?: boolean
  /** At least one has to go with the form. */
  needed?: boolean
}

/** The files that go with a form: chosen, sent at once in pieces, and shown as the server has them. */
export function FormFiles({ files, takesFiles, maxMb, photos = false, needed = false }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { types, accept, most, there, coming, isFull } = files
  const title = t(photos ? 'public_form.photos' : 'public_form.files')
  return (
    <section aria-label={title} className={styles.filesPart}>
      <h2 className={styles.label}>
        {title} {!needed && <small>{t('public_form.optional')}</small>}
      </h2>
      {takesFiles || there.length > 0 ? (
        <>
          <PlainButton className={styles.choose} disabled={isFull} onClick={() => input.current?.click()}>
            <IconUpload size={20} aria-hidden />
            {t(photos ? 'public_form.choose_photos' : 'public_form.choose')}
          </PlainButton>
          <input
            ref={input}
            className={styles.input}
            type="file"
            tabIndex={-1}
            aria-label={title}
            accept={accept}
            multiple
            onChange={(event) => {
              files.add([...(event.currentTarget.files ?? [])])
              event.currentTarget.value = ''
            }}
          />
          <p className={styles.quiet}>
            {t(isFull ? 'public_form.files_full' : 'public_form.files_limits', {
              types,
              files: most,
              mb: maxMb,
            })}{' '}
            {photos && t('public_form.no_place')}
          </p>
        </>
      ) : (
        <p className={styles.quiet}>{t('public_form.files_none')}</p>
      )}
      <ul className={styles.files}>
        {there.map(({ id, name, size, whole }) => (
          <li key={`there ${id}`}>
            <IconCircleCheck size={20} aria-hidden className={whole ? styles.ok : undefined} />
            <span className={styles.fileText}>
              <b>{name}</b>
              <span>
                {formatBytes(size)} · {t(whole ? 'public_form.file_ready' : 'public_form.file_cut')}
              </span>
            </span>
            <PlainButton
              className={styles.tool}
              aria-label={t('public_form.file_remove', { name })}
              onClick={() => files.drop(id)}
            >
              <IconX size={20} aria-hidden />
            </PlainButton>
          </li>
        ))}
        {coming.map((file) => (
          <ComingLine key={file.key} file={file} retry={files.retry} stop={files.stop} />
        ))}
      </ul>
    </section>
  )
}
