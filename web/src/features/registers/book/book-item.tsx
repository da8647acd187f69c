import { type Book, bookStateLabels, registerBookCalls } from '@hdoc/contract/registers/register-books.ts'
import { Button, Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { formatDate, formatDateTime, formatNumber } from '../../../lib/format/format.ts'
import { say } from '../../../lib/languages/i18n.ts'
import type { Change } from '../../../lib/queries/change.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { StatusTag } from '../../../ui/display/status-tag.tsx'
import styles from './book.module.css'
import { BookEnd } from './book-end.tsx'
import { BookFiles } from './book-files.tsx'

const colours = {
  waiting: 'status-info',
  drawing: 'status-info',
  done: 'status-ok',
  cancelled: 'status-mute',
  failed: 'status-bad',
  removed: 'status-mute',
} as const

/** How far a book under way is, and the button that stops it. */
function BookProgress({ book, registerId }: { book: Book; registerId: number }) {
  const { t } = useTranslation()
  const changes: Change[] = [{ what: 'register.book_changed', id: registerId }]
  const stopping = useAction({
    call: () => call(registerBookCalls.cancel, { body: { id: book.id } }),
    changes,
    unsure: changes,
    said: () => t('register_book.stopped'),
  })
  const done = book.ready.reduce((sum, { lines }) => sum + lines, 0)
  const share = book.snapshot_at === null ? 0 : book.lines === 0 ? 50 : (done / book.lines) * 100
  const text =
    book.snapshot_at === null
      ? t('register_book.waiting')
      : t('register_book.progress', {
          volume: Math.min(book.ready.length + 1, book.volumes),
          volumes: book.volumes,
          done: formatNumber(done),
          lines: formatNumber(book.lines),
        })
  return (
    <div className={styles.progress}>
      <div>
        <span role="status">{text}</span>
        <Progress value={share} aria-label={t('register_book.progress_label')} />
      </div>
      <Button size="xs" variant="default" loading={stopping.isPending} onClick={() => stopping.mutate()}>
        {t('register_book.stop')}
      </Button>
    </div>
  )
}

/** One book of a register: its period, who asked for it, and what there is of it. */
export function BookItem({ book, registerId }: { book: Book; registerId: number }) {
  const { t } = useTranslation()
  const isUnderWay = book.state === 'waiting' || book.state === 'drawing'
  const facts = [
    t('register_book.made', { who: book.asked_by, at: formatDateTime(book.asked_at) }),
    book.snapshot_at !== null && t('register_book.as_of', { at: formatDateTime(book.snapshot_at) }),
    book.snapshot_at !== null &&
      t('register_book.lines', { count: book.lines, figure: formatNumber(book.lines) }),
    book.masked > 0 && t('register_book.masked', { count: book.masked, figure: formatNumber(book.masked) }),
  ]
  return (
    <li className={styles.book}>
      <div className={styles.head}>
        <b>
          {formatDate(book.from)} – {formatDate(book.to)}
        </b>
        <StatusTag className={colours[book.state]}>{say(bookStateLabels[book.state])}</StatusTag>
      </div>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {isUnderWay && <BookProgress book={book} registerId={registerId} />}
      {(book.state === 'done' || book.state === 'drawing') && book.snapshot_at !== null && (
        <BookFiles book={book} />
      )}
      <BookEnd book={book} />
    </li>
  )
}
