import { column } from '@hdoc/contract/calls/columns.ts'
import { type Register, registers } from '@hdoc/contract/registers/registers.ts'
import { Button } from '@mantine/core'
import { IconBook2 } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ResourcePage } from '../../entities/resource/resource-page.tsx'
import { useSession } from '../../entities/session/session-store.ts'
import { BookDialog } from './book/book-dialog.tsx'
import { RegisterCard } from './register-card.tsx'
import { registerCells } from './register-cells.tsx'
import { RegisterDialog } from './register-dialog.tsx'

/** The columns of a register's own institution: its book is asked for from the row. */
const columnsWithBook = {
  ...registers.columns,
  book: column.text({ ro: 'Carte', en: 'Book' }, { sort: false, filter: false }),
}

/** `/registers`: the registers of the institution, or of the platform's catalogue. */
export function RegistersPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const [bookOf, setBookOf] = useState<Register>()
  // The catalogue of the platform has given no numbers.
  const hasBooks = user !== null && user.hdoc_id !== 0
  const cells = useMemo(
    () => ({
      ...registerCells,
      book: (register: Register) => (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconBook2 size={14} />}
          aria-label={t('register_book.title', { name: register.name })}
          onClick={() => setBookOf(register)}
        >
          {t('register_book.row')}
        </Button>
      ),
    }),
    [t],
  )
  return (
    <>
      <ResourcePage
        resource={registers}
        trail={[{ label: t('registers.administration') }]}
        columns={hasBooks ? columnsWithBook : registers.columns}
        cells={cells}
        widths={{ name: '34%', reset: '10%' }}
        opensBy="code"
        card={(row) => <RegisterCard row={row} />}
        isMuted={(row) => row.closed}
        dialog={RegisterDialog}
      />
      {bookOf && <BookDialog register={bookOf} onClose={() => setBookOf(undefined)} />}
    </>
  )
}
