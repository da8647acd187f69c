import { column } from '@hdoc/contract/calls/columns.ts'
import { type Register, registers } from '@hdoc/contract/registers/registers.ts'
import { Button } from '@mantine/core'
import { IconBook2, IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { registerListQuery } from '../../entities/registers/queries.ts'
import { ReserveDialog } from '../../entities/reservations/reserve-dialog.tsx'
import { useSession } from '../../entities/session/session-store.ts'
import { Page } from '../../ui/display/page.tsx'
import { List } from '../../ui/list/list.tsx'
import { BookDialog } from './book/book-dialog.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { type RegisterAct, RegisterActions } from './register-actions.tsx'
import { RegisterCard } from './register-card.tsx'
import { registerCells } from './register-cells.tsx'
import { RegisterDialog } from './register-dialog.tsx'
import { SeriesDialog } from './series-dialog.tsx'

type Opened = { kind: 'new' } | { kind: 'edit' | RegisterAct; register: Register } | null

/** The columns of a register's own institution: its book is asked for from the row. */
const columnsWithBook = {
  ...registers.columns,
  book: column.text({ ro: 'Carte', en: 'Book' }, { sort: false, filter: false }),
}

/** `/registers`: the registers of the institution, or of the platform's catalogue. */
export function RegistersPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
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
          onClick={() => setOpened({ kind: 'book', register })}
        >
          {t('register_book.row')}
        </Button>
      ),
    }),
    [t],
  )
  const create = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened({ kind: 'new' })}>
      {t('registers.new')}
    </Button>
  )
  return (
    <Page
      fill
      title={t('registers.title')}
      breadcrumb={[{ label: t('registers.administration') }, { label: t('registers.title') }]}
      actions={create}
    >
      <List
        name="register"
        owner={String(user?.id ?? '')}
        label={t('registers.title')}
        columns={hasBooks ? columnsWithBook : registers.columns}
        cells={cells}
        widths={{ name: '34%', reset: '10%' }}
        opensBy="code"
        card={(row) => <RegisterCard row={row} />}
        request={registerListQuery}
        onOpen={(register) => setOpened({ kind: 'edit', register })}
        isMuted={(row) => row.closed}
        empty={{ title: t('registers.empty_title'), text: t('registers.empty_text'), action: create }}
      />
      {opened?.kind === 'new' && <RegisterDialog register={undefined} onClose={close} />}
      {opened?.kind === 'edit' && (
        <RegisterDialog
          register={opened.register}
          onClose={close}
          actions={
            <RegisterActions
              register={opened.register}
              onAct={(kind) => setOpened({ kind, register: opened.register })}
            />
          }
        />
      )}
      {opened?.kind === 'series' && <SeriesDialog register={opened.register} onClose={close} />}
      {opened?.kind === 'book' && <BookDialog register={opened.register} onClose={close} />}
      {opened?.kind === 'close' && <CloseDialog register={opened.register} onClose={close} />}
      {opened?.kind === 'reserve' && <ReserveDialog registerId={opened.register.id} onClose={close} />}
    </Page>
  )
}
