import { type Book, DAYS_A_BOOK_IS_KEPT } from '@hdoc/contract/registers/register-books.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/format/format.ts'
import styles from './book.module.css'

/** Says what became of a book, or until when its files are kept. */
export function BookEnd({ book }: { book: Book }) {
  const { t } = useTranslation()
  const text = () => {
    if (book.kept_until !== null) return t('register_book.kept', { date: formatDate(book.kept_until) })
    if (book.state === 'removed') return t('register_book.removed', { days: DAYS_A_BOOK_IS_KEPT })
    if (book.state === 'cancelled') return t('register_book.cancelled')
    return book.failure === null ? '' : t(`register_book.failed_${book.failure}`)
  }
  return text() === '' ? null : <p className={styles.facts}>{text()}</p>
}
