import { type Reservation, reservationStateLabels } from '@hdoc/contract/registers/reservations.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../entities/session/use-may.ts'
import { formatDate, formatDateTime } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { GuardedButton } from '../../ui/action/guarded-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FactRows } from '../../ui/display/facts.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { fateText } from './reservation-cells.tsx'

type Props = { row: Reservation; onRelease: () => void; onClose: () => void }

/** What is known of a reserved number, and what can be done with it or why nothing can. */
export function ReservationDialog({ row, onRelease, onClose }: Props) {
  const { t } = useTranslation()
  const may = useMay()
  const go = useGo()
  const mayRegister = may('document.register')
  const isHidden = row.document !== null && row.document.id === null
  return (
    <Dialog
      title={t('reservations.one', { number: row.number })}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common.close')}
          </Button>
          {row.state === 'reserved' && (
            <GuardedButton
              variant="default"
              allowed={row.can.release}
              reason={t('reservations.release_whose', { by: row.reserved_by })}
              onClick={onRelease}
            >
              {t('reservations.release')}
            </GuardedButton>
          )}
          {row.state === 'reserved' && mayRegister && (
            <Button
              onClick={() =>
                go({
                  to: '/document/new/{-$category}',
                  search: { register: row.register.id, reserved: row.id },
                })
              }
            >
              {t('reservations.register_with')}
            </Button>
          )}
        </>
      }
    >
      <FactRows
        rows={[
          [t('reservations.register'), row.register.name],
          [t('reservations.date'), formatDate(row.reserved_on)],
          [
            t('reservations.by'),
            t('reservations.used_by', { by: row.reserved_by, at: formatDateTime(row.reserved_at) }),
          ],
          [t('reservations.note'), row.note],
          [t('reservations.state'), say(reservationStateLabels[row.state])],
          ...(row.state === 'reserved' ? [] : [[t('reservations.fate'), fateText(row)] as const]),
        ]}
      />
      {row.state === 'reserved' && !row.can.release && (
        <p>{t('reservations.release_whose', { by: row.reserved_by })}</p>
      )}
      {row.state === 'released' && <p>{t('reservations.release_what')}</p>}
      {isHidden && <p>{t('reservations.hidden')}</p>}
    </Dialog>
  )
}
