import { bareDataRequestCalls } from '@hdoc/contract/cases/bare-data-requests.ts'
import type { DataRequestPage } from '@hdoc/contract/cases/data-request-page.ts'
import { Button } from '@mantine/core'
import { IconArrowRight, IconClockPause } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { formatDate, formatNumber } from '../../lib/format/format.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import styles from './data-request.module.css'
import { ItemCard } from './item-card.tsx'
import { useComing } from './use-answer.ts'
import { useWritten } from './use-written.ts'
import { WrittenField } from './written-field.tsx'

type Props = {
  page: DataRequestPage
  link: { id: number; k: string }
  /** Shows the request as it is now. */
  onPage: (page: DataRequestPage) => void
  /** The request has ended meanwhile, or a file is gone: it is to be read again. */
  onStale: () => void
}

/** What is asked, what has come for it, and one button that sends what was gathered. */
export function DataRequestForm({ page, link, onPage, onStale }: Props) {
  const { t } = useTranslation()
  const [told, setTold] = useState('')
  const [leftOut, setLeftOut] = useState(0)
  const { coming, isTold, add, retry, remove } = useComing(link, onPage)
  const root = useRef<HTMLDivElement>(null)
  const items = page.items.map((item) => ({ ...item, files: item.files.filter(isTold) }))
  const files = items.reduce((sum, item) => sum + item.files.length, coming.length)
  const { answers, message, isWritten, textOf, setText, setMessage, forget } = useWritten(link.id, items)
  const isReady = ({ n, answered, files }: DataRequestPage['items'][number]) =>
    answered || files.some(({ whole, sent }) => whole && !sent) || answers.some((one) => one.n === n)
  const ready = items.filter(isReady).length
  const before = items.filter(({ answered }) => answered).length
  const isGoing = coming.some(({ state }) => state !== 'failed')
  const isFull = files >= page.max_files
  const addFiles = (chosen: readonly File[], n: number) => {
    const room = page.max_files - files
    setLeftOut(Math.max(chosen.length - room, 0))
    add(chosen.slice(0, room), n)
  }
  const sending = useAction({
    call: () =>
      call(bareDataRequestCalls.send, {
        body: {
          ...link,
          answers,
          message: message.trim(),
        },
      }),
    changes: [],
    onDone: ({ data }) => {
      forget()
      const done = data.items.filter(({ answered }) => answered).length
      setTold(t('data_request_page.arrived', { done, all: data.items.length }))
      onPage(data)
    },
    onFailure: (error) => {
      if (error.code === 'DATA_REQUEST_OVER') onStale()
    },
  })
  const dropping = useAction({
    call: (file: number) =>
      call(bareDataRequestCalls.drop, { params: { id: link.id, file }, query: { k: link.k } }),
    changes: [],
    onDone: onStale,
    onFailure: onStale,
  })
  const by = [page.asked_by, page.group].filter(Boolean).join(', ')
  const date = formatDate(page.until_on)
  const why = isGoing ? t('data_request_page.wait') : ready === before ? t('data_request_page.nothing') : ''
  const send = () => {
    const wrong = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else sending.mutate()
  }
  return (
    <div ref={root}>
      <p className={styles.about}>
        {t('data_request_page.about', { number: page.number, date: formatDate(page.registered_on) })}
      </p>
      <h1>{t('data_request_page.title', { count: items.length, figure: formatNumber(items.length) })}</h1>
      <p className={styles.lead}>{t('data_request_page.for', { type: page.doc_type, by })}</p>
      {page.message !== '' && <p className={styles.lead}>{page.message}</p>}
      <p className={styles.clock}>
        <IconClockPause size={20} aria-hidden />
        {t(page.stops_clock ? 'data_request_page.clock' : 'data_request_page.until', { date })}
      </p>
      {told !== '' && (
        <Note kind="ok" role="status">
          {told}
        </Note>
      )}
      <ol className={styles.items}>
        {items.map((item) => (
          <ItemCard
            key={`${item.n}/${item.answered}`}
            item={item}
            coming={coming.filter(({ item: n }) => n === item.n)}
            text={textOf(item.n)}
            isFull={isFull}
            onText={(text) => setText(item.n, text)}
            onFiles={(chosen) => addFiles(chosen, item.n)}
            onRetry={retry}
            onStop={remove}
            onDrop={(file) => dropping.mutate(file)}
          />
        ))}
      </ol>
      {leftOut > 0 && (
        <Note kind="warn" role="alert">
          {t('data_request_page.left_out', { count: leftOut, figure: formatNumber(leftOut) })}
        </Note>
      )}
      <p className={styles.quiet}>
        {t(isFull ? 'data_request_page.full' : 'data_request_page.limits', {
          files: page.max_files,
          mb: page.max_mb,
        })}{' '}
        {t('data_request_page.kept', { date })}
      </p>
      <WrittenField label={t('data_request_page.message')} value={message} onChange={setMessage} />
      <p className={styles.quiet}>
        {t('data_request_page.draft')}{' '}
        {isWritten && <PlainButton onClick={forget}>{t('data_request_page.draft_clear')}</PlainButton>}
      </p>
      <section className={styles.next} aria-labelledby="data-request-next">
        <h2 id="data-request-next">{t('data_request_page.next')}</h2>
        <ol>
          <li>{t('data_request_page.next_in')}</li>
          <li>{t(page.stops_clock ? 'data_request_page.next_clock' : 'data_request_page.next_answer')}</li>
        </ol>
      </section>
      <div className={styles.send}>
        {sending.error && (
          <Note kind="bad" role="alert">
            {sending.error.message}
          </Note>
        )}
        <p className={styles.quiet}>{why || t('data_request_page.bit_by_bit')}</p>
        <Button
          size="lg"
          fullWidth
          disabled={why !== ''}
          loading={sending.isPending}
          rightSection={<IconArrowRight size={20} />}
          onClick={send}
        >
          {t('data_request_page.send', { done: ready, all: items.length })}
        </Button>
      </div>
    </div>
  )
}
