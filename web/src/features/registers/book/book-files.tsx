import { type Book, registerBookCalls } from '@hdoc/contract/registers/register-books.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../../lib/calls/address-of.ts'
import { formatBytes, formatNumber } from '../../../lib/format/format.ts'
import styles from './book.module.css'

/** The volumes that are ready, and the tables. */
export function BookFiles({ book }: { book: Book }) {
  const { t } = useTranslation()
  const table = (format: 'xlsx' | 'csv') => (
    <Button
      size="xs"
      variant="default"
      component="a"
      download
      href={addressOf(registerBookCalls.table, { params: { id: book.id, format } })}
      leftSection={<IconDownload size={14} aria-hidden />}
    >
      {format.toUpperCase()}
    </Button>
  )
  return (
    <>
      {book.ready.length > 0 && (
        <ol className={styles.volumes}>
          {book.ready.map(({ volume, first_number, last_number, pages, size }) => (
            <li key={volume}>
              <a href={addressOf(registerBookCalls.volume, { params: { id: book.id, volume } })} download>
                {t('register_book.volume', { volume })}
              </a>
              <span>
                {first_number === ''
                  ? t('register_book.nil_volume')
                  : t('register_book.volume_what', { first: first_number, last: last_number })}
              </span>
              <span className={styles.facts}>
                {t('register_book.pages', { count: pages, figure: formatNumber(pages) })} · PDF,{' '}
                {formatBytes(size)}
              </span>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.tables}>
        {table('xlsx')}
        {table('csv')}
      </div>
    </>
  )
}
