import type { Register } from '@hdoc/contract/registers/registers.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { registerBooksQuery } from '../../../entities/registers/book-queries.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import styles from './book.module.css'
import { BookForm } from './book-form.tsx'
import { BookItem } from './book-item.tsx'

function Books({ registerId }: { registerId: number }) {
  const { t } = useTranslation()
  const answer = useQuery(registerBooksQuery(registerId))
  return (
    <Answer query={answer}>
      {(data) => {
        const { books } = data
        if (books.length === 0)
          return <Empty title={t('register_book.empty_title')} text={t('register_book.empty_text')} />
        return (
          <ul className={styles.books}>
            {books.map((book) => (
              <BookItem key={book.id} book={book} registerId={registerId} />
            ))}
          </ul>
        )
      }}
    </Answer>
  )
}

/** The book of a register: asks for one of a period, and shows those made with their files. */
export function BookDialog({ register, onClose }: { register: Register; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('register_book.title', { name: register.name })}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <p className={styles.what}>{t('register_book.what')}</p>
      <BookForm registerId={register.id} />
      <h3 className={styles.heading}>{t('register_book.books')}</h3>
      <Books registerId={register.id} />
    </Dialog>
  )
}
