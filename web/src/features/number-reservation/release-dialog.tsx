import { reservationCalls } from '@hdoc/contract/registers/reservation-calls.ts'
import type { Reservation } from '@hdoc/contract/registers/reservations.ts'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/feedback/note.tsx'
import { ReasonDialog } from '../../ui/form/ask/reason-dialog.tsx'

/** Releases reserved numbers: says that they are lost for good and asks for the reason. */
export function ReleaseDialog({ rows, onClose }: { rows: readonly Reservation[]; onClose: () => void }) {
  const { t } = useTranslation()
  const numbers = rows.map(({ number }) => number).join(', ')
  return (
    <ReasonDialog
      endpoint={reservationCalls.release}
      values={{ ids: rows.map(({ id }) => id) }}
      changes={[{ what: 'number_reservation.changed' }]}
      title={t('reservations.release_title', { numbers })}
      label={t('reservations.reason')}
      maxLength={500}
      save={t('reservations.release')}
      said={t('reservations.released', { numbers })}
      onClose={onClose}
    >
      <Note kind="warn">{t('reservations.release_what')}</Note>
    </ReasonDialog>
  )
}
