import { IconAlertCircle, IconCircleCheck, IconRefresh, IconUpload, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../lib/format/format.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import styles from './public-form.module.css'
import { type ComingFile, isWrong as isWrongFile } from './told-files.ts'
import type { FormFilesState } from './use-form-files.ts'

/** A field of an online form that takes files, as its form draws it. */
type FileFieldProps = {
  path: string
  label: string
  help: string
  error: string | undefined
  most: number
  ids: readonly number[]
  onChange: (ids: number[]) => void
}

type LineProps = { file: ComingFile } & Pick<FormFilesState, 'retry' | 'stop'>

function ComingLine({ file, retry, stop }: LineProps) {
  const { t } = useTranslation()
  const { name, size, sentBytes, state, problem } = file
  const isWrong = isWrongFile(file)
  const told = {
    sending: t('public_form.file_sending', { sent: formatBytes(sentBytes), all: formatBytes(size) }),
    checking: t('public_form.file_checking'),
    lost: t('public_form.file_lost'),
    failed: problem,
    refused: problem,
  }[state]
  const Icon = isWrong ? IconAlertCircle : IconUpload
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
  /** What is wrong while there is none. */
  problem?: string | undefined
  /** The field of an online form that the files are chosen for. */
  field?: FileFieldProps
  /** Files of such fields: they stand under them, not here. */
  elsewhere?: readonly number[]
  /** What somebody chose, before it is sent. */
  onChosen?: (files: readonly File[]) => void
}

/** The files that go with a form: chosen, sent at once in pieces, and shown as the server has them. */
export function FormFiles(props: Props) {
  const {
    files,
    takesFiles,
    maxMb,
    photos = false,
    needed = false,
    problem,
    field,
    elsewhere = [],
    onChosen,
  } = props
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [leftOut, setLeftOut] = useState<readonly File[]>([])
  // Files arrive one after the other, long after they were chosen: each is added to those of now.
  const latest = useRef(field)
  useEffect(() => {
    latest.current = field
  })
  const { types, accept } = files
  const there = files.there.filter((one) =>
    field ? field.ids.includes(one.id) : !elsewhere.includes(one.id),
  )
  const coming = files.coming.filter(({ path }) => path === (field?.path ?? ''))
  const most = field ? field.most : files.most
  const count = there.length + coming.filter(({ state }) => state !== 'refused').length
  const room = Math.max(0, Math.min(files.room, most - count))
  const isFull = room === 0
  const limit = files.room < most - count ? files.most : most
  const title = field?.label ?? t(photos ? 'public_form.photos' : 'public_form.files')
  const wrong = field ? field.error : count === 0 ? problem : undefined
  const owner = field && {
    path: field.path,
    onSent: (sent: number) => latest.current?.onChange([...latest.current.ids, sent]),
  }
  const drop = (file: number) => {
    field?.onChange(field.ids.filter((one) => one !== file))
    files.drop(file)
  }
  return (
    <section aria-label={title} className={styles.filesPart}>
      <h2 className={styles.label}>
        {title} {!field && !needed && <small>{t('public_form.optional')}</small>}
      </h2>
      {field && field.help !== '' && <p className={styles.quiet}>{field.help}</p>}
      {takesFiles || there.length > 0 ? (
        <>
          <PlainButton
            className={styles.choose}
            disabled={isFull}
            data-path={field?.path ?? 'files'}
            aria-describedby={wrong ? id : undefined}
            onClick={() => input.current?.click()}
          >
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
              const all = [...(event.currentTarget.files ?? [])]
              const chosen = all.slice(0, room)
              setLeftOut(all.slice(room))
              files.add(chosen, owner)
              onChosen?.(chosen)
              event.currentTarget.value = ''
            }}
          />
          <p className={styles.quiet}>
            {t(isFull ? 'public_form.files_full' : 'public_form.files_limits', {
              types,
              files: limit,
              mb: maxMb,
            })}{' '}
            {photos && t('public_form.no_place')}
          </p>
        </>
      ) : (
        <p className={styles.quiet}>{t('public_form.files_none')}</p>
      )}
      {leftOut.length > 0 && (
        <Note kind="warn" role="alert">
          {t('public_form.files_left_out', {
            names: leftOut.map(({ name }) => name).join(', '),
            count: limit,
            figure: limit,
          })}
        </Note>
      )}
      {wrong && (
        <p className={styles.wrongText} id={id} role="alert">
          {wrong}
        </p>
      )}
      <ul className={styles.files}>
        {there.map(({ id: file, name, size, whole }) => (
          <li key={`there ${file}`}>
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
              onClick={() => drop(file)}
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
