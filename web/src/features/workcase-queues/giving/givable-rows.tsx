import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueueRow } from '../../../entities/cases/queues-queries.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { KeptDialog, KeptRows } from '../steps/kept-dialog.tsx'

type Props = {
  rows: readonly QueueRow[]
  onClose: () => void
  /** What gives out the rows that may be given; `told` says which others are left out. */
  children: (givable: readonly QueueRow[], told: ReactNode) => ReactNode
}

/** Leaves out of a giving the rows that may not be given out, and says why. */
export function GivableRows({ rows, onClose, children }: Props) {
  const { t } = useTranslation()
  const givable = rows.filter(({ can }) => can.give)
  const kept = rows
    .filter(({ can }) => !can.give)
    .map((row) => ({ row, why: row.cannot.give ?? t('queues.not_possible') }))
  if (givable.length === 0) return <KeptDialog kept={kept} onClose={onClose} />
  const told = kept.length > 0 && (
    <Note kind="warn" role="status">
      {t('queues.left_out')}
      <KeptRows kept={kept} />
    </Note>
  )
  return children(givable, told)
}
