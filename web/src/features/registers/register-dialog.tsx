import { type Register, registers } from '@hdoc/contract/registers/registers.ts'
import { useState } from 'react'
import { ReserveDialog } from '../../entities/reservations/reserve-dialog.tsx'
import type { RowDialogProps } from '../../entities/resource/resource-list.tsx'
import { ResourceDialog } from '../../ui/form/resource/resource-dialog.tsx'
import { BookDialog } from './book/book-dialog.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { HistoryNote } from './history-note.tsx'
import { type RegisterAct, RegisterActions } from './register-actions.tsx'
import { RegisterActivity } from './register-activity.tsx'
import { RegisterFields } from './register-fields.tsx'
import { bodyOfRegister, type RegisterFormValues } from './register-values.ts'
import { SeriesDialog } from './series-dialog.tsx'

/** Creates a register, or changes one; what else one may do with it takes the place of the form. */
export function RegisterDialog({ row, onClose }: RowDialogProps<Register>) {
  const [act, setAct] = useState<RegisterAct>()
  if (row && act === 'series') return <SeriesDialog register={row} onClose={onClose} />
  if (row && act === 'book') return <BookDialog register={row} onClose={onClose} />
  if (row && act === 'close') return <CloseDialog register={row} onClose={onClose} />
  if (row && act === 'history') return <HistoryDialog register={row} onClose={onClose} />
  if (row && act === 'reserve') return <ReserveDialog registerId={row.id} onClose={onClose} />
  return (
    <ResourceDialog<Register, typeof registers.values, RegisterFormValues>
      resource={registers}
      row={row}
      begins={{ pattern: '######' }}
      bodyOf={bodyOfRegister}
      changes={[{ what: 'register.changed' }]}
      onClose={onClose}
    >
      {(parts) => (
        <>
          {row && <HistoryNote register={row} />}
          <RegisterFields {...parts} />
          {row && <RegisterActions register={row} onAct={setAct} />}
          {row && <RegisterActivity id={row.id} />}
        </>
      )}
    </ResourceDialog>
  )
}
