import {
  type Reservation,
  reservationColumns,
  reservationStateLabels,
} from '@hdoc/contract/registers/reservations.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listReferences } from '../../entities/references/list-references.ts'
import { reservationListQuery } from '../../entities/reservations/queries.ts'
import { ReserveDialog } from '../../entities/reservations/reserve-dialog.tsx'
import { useSession } from '../../entities/session/session-store.ts'
import { formatDate } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { GuardedButton } from '../../ui/action/guarded-button.tsx'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { Page } from '../../ui/display/page.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { List } from '../../ui/list/list.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import { fateText, reservationCells } from './reservation-cells.tsx'
import { ReservationDialog } from './reservation-dialog.tsx'

type Opened =
  | { kind: 'new' }
  | { kind: 'one'; row: Reservation }
  | { kind: 'release'; rows: readonly Reservation[] }
  | null

/** `/number-reservation`: numbers taken before their document, and what became of them. */
export function NumberReservationPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const go = useGo()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const create = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened({ kind: 'new' })}>
      {t('reservations.new')}
    </Button>
  )
  const open = (row: Reservation) => {
    if (row.document?.id) go({ to: '/document/$id', params: { id: row.document.id } })
    else setOpened({ kind: 'one', row })
  }
  return (
    <Page
      fill
      title={t('reservations.title')}
      breadcrumb={[{ label: t('documents.registry') }, { label: t('reservations.title') }]}
      actions={create}
    >
      <List
        name="number_reservation"
        owner={String(user?.id ?? '')}
        label={t('reservations.title')}
        columns={reservationColumns}
        cells={reservationCells}
        references={listReferences}
        widths={{ document: '28%', note: '20%' }}
        opensBy="number"
        card={(row) => (
          <CardLines
            title={row.number}
            aside={formatDate(row.reserved_on)}
            text={
              <>
                {row.register.name}
                <br />
                {t('reservations.card_by', { by: row.reserved_by })}
                {row.state !== 'reserved' && (
                  <>
                    <br />
                    {fateText(row)}
                  </>
                )}
              </>
            }
            note={say(reservationStateLabels[row.state])}
          />
        )}
        request={reservationListQuery}
        onOpen={open}
        isMuted={(row) => row.state === 'released'}
        selectionActions={(rows) => (
          <GuardedButton
            variant="default"
            allowed={rows.every((row) => row.can.release)}
            reason={t('reservations.release_some')}
            onClick={() => setOpened({ kind: 'release', rows })}
          >
            {t('reservations.release')}
          </GuardedButton>
        )}
        empty={{ title: t('reservations.empty_title'), text: t('reservations.empty_text'), action: create }}
      />
      {opened?.kind === 'new' && <ReserveDialog registerId={null} onClose={close} />}
      {opened?.kind === 'one' && (
        <ReservationDialog
          row={opened.row}
          onRelease={() => setOpened({ kind: 'release', rows: [opened.row] })}
          onClose={close}
        />
      )}
      {opened?.kind === 'release' && <ReleaseDialog rows={opened.rows} onClose={close} />}
    </Page>
  )
}
