import '../../lib/languages/portal/own-complaint-texts.ts'
import { barePortalComplaintCalls } from '@hdoc/contract/complaints/bare-portal-complaints.ts'
import type { OwnComplaint as Own } from '@hdoc/contract/complaints/own-complaint.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../lib/calls/address-of.ts'
import { call } from '../../lib/calls/call.ts'
import { formatBytes, formatDateTime, formatNumber } from '../../lib/format/format.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import { PlainArea } from '../../ui/plain/plain-area.tsx'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import { PlainCheck } from '../../ui/plain/plain-check.tsx'
import styles from './tracking-page.module.css'

const ownQuery = (secret: string) =>
  queryOptions({
    queryKey: ['portal_complaint', 'own', secret],
    queryFn: ({ signal }) =>
      call(barePortalComplaintCalls.own, { query: { k: secret }, signal, handled: true }),
    retry: false,
  })

function AnswerFiles({ secret, files }: { secret: string; files: Own['files'] }) {
  const { t } = useTranslation()
  if (files.length === 0) return null
  return (
    <>
      <h3>{t('own_complaint.files')}</h3>
      <ul className={styles.files}>
        {files.map(({ id, name, size }) => (
          <li key={id}>
            <a
              href={addressOf(barePortalComplaintCalls.ownFile, {
                params: { file: id },
                query: { k: secret },
              })}
            >
              {name}
            </a>{' '}
            <small>{formatBytes(size)}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What one addition may hold. */
const MOST_LETTERS = 2000

type PartProps = { secret: string; onOwn: (own: Own) => void }

function AddPart({ secret, onOwn }: PartProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const adding = useAction({
    call: (written: string) => call(barePortalComplaintCalls.add, { body: { k: secret, text: written } }),
    changes: [],
    shown: true,
    onDone: ({ data }) => {
      setText('')
      onOwn(data)
    },
  })
  const submit = () => {
    const written = text.trim()
    const count = written.length
    const long = { count, figure: formatNumber(count), max: formatNumber(MOST_LETTERS) }
    const wrong =
      count === 0
        ? t('own_complaint.add_needed')
        : count > MOST_LETTERS
          ? t('own_complaint.add_long', long)
          : ''
    setProblem(wrong)
    if (wrong === '') adding.mutate(written)
  }
  return (
    <FormFrame submit={submit} className={styles.part}>
      <PlainArea
        label={t('own_complaint.add')}
        description={t('own_complaint.add_help')}
        error={problem || adding.error?.message}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <PlainButton type="submit" look="strong" large disabled={adding.isPending}>
        {t('own_complaint.add_send')}
      </PlainButton>
    </FormFrame>
  )
}

function WithdrawPart({ secret, onOwn }: PartProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [sure, setSure] = useState(false)
  const withdrawing = useAction({
    call: () => call(barePortalComplaintCalls.withdraw, { body: { k: secret } }),
    changes: [],
    shown: true,
    onDone: ({ data }) => onOwn(data),
  })
  if (!isOpen) return <PlainButton onClick={() => setOpen(true)}>{t('own_complaint.withdraw')}</PlainButton>
  return (
    <FormFrame submit={() => sure && withdrawing.mutate()} className={styles.part}>
      <PlainCheck
        label={t('own_complaint.withdraw_sure')}
        error={withdrawing.error?.message}
        checked={sure}
        onChange={(event) => setSure(event.currentTarget.checked)}
      />
      <div className={styles.choices}>
        <PlainButton large onClick={() => setOpen(false)}>
          {t('own_complaint.keep')}
        </PlainButton>
        <PlainButton type="submit" look="strong" large disabled={!sure || withdrawing.isPending}>
          {t('own_complaint.withdraw')}
        </PlainButton>
      </div>
    </FormFrame>
  )
}

/** What only the holder of the second mailed secret sees of a complaint, and may do. */
export function OwnComplaint({ secret }: { secret: string }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const query = ownQuery(secret)
  const answer = useQuery(query)
  const { data, error } = answer
  if (!data && error && (error.status === 404 || error.status === 422))
    return (
      <Note kind="bad" role="alert">
        {t('own_complaint.unknown')}
      </Note>
    )
  const onOwn = (own: Own) => queryClient.setQueryData(query.queryKey, own)
  return (
    <section className={styles.result} aria-labelledby="own-complaint">
      <h2 id="own-complaint">{t('own_complaint.title')}</h2>
      <Answer query={answer}>
        {({ type, place, description, status, answer: text, authority, files, messages, can }) => (
          <>
            <p role="status" className={styles.status}>
              <StatusTag className={status.className}>{status.name}</StatusTag>
            </p>
            <p className={styles.next}>{[type, place].filter(Boolean).join(' · ')}</p>
            <p className={styles.written}>{description}</p>
            {text !== '' && (
              <>
                <h3>{t(status.code === 'canceled' ? 'own_complaint.why' : 'own_complaint.answer')}</h3>
                <p className={styles.written}>{text}</p>
              </>
            )}
            {authority !== '' && <p>{t('own_complaint.authority', { authority })}</p>}
            <AnswerFiles secret={secret} files={files} />
            {messages.length > 0 && (
              <>
                <h3>{t('own_complaint.messages')}</h3>
                <ol className={styles.history}>
                  {messages.map((message) => (
                    <li key={message.id}>
                      <span className={styles.written}>{message.text}</span>
                      <small>
                        {message.own ? t('own_complaint.you') : message.by} · {formatDateTime(message.at)}
                      </small>
                    </li>
                  ))}
                </ol>
              </>
            )}
            {can.add && <AddPart secret={secret} onOwn={onOwn} />}
            {can.withdraw && <WithdrawPart secret={secret} onOwn={onOwn} />}
          </>
        )}
      </Answer>
    </section>
  )
}
