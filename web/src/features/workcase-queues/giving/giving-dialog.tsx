import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type QueueRow, queueRowsQuery } from '../../../entities/cases/queues-queries.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { EachGiving } from './each-giving.tsx'
import { GivableRows } from './givable-rows.tsx'
import { GivingReview } from './giving-review.tsx'
import { emptyGiving } from './giving-values.ts'
import { rememberGiving } from './last-giving.ts'
import { ManyGiving } from './many-giving.tsx'

/** What the dialog is opened for: rows one after another or together, all of a list, or a batch begun before. */
export type OpenedGiving =
  | { rows: readonly QueueRow[]; together: boolean }
  | { list: ListQuery }
  | { id: number }

/** Most rows that are walked through in one go. */
const IN_A_ROW = 100

type RowsProps = { rows: readonly QueueRow[]; onClose: () => void }

function EachOfRows({ rows, onClose }: RowsProps) {
  return (
    <GivableRows {...{ rows, onClose }}>
      {(givable, told) => <EachGiving rows={givable} {...{ told, onClose }} />}
    </GivableRows>
  )
}

/** The rows of a list as they stand when the walk begins: what is given leaves the list meanwhile. */
function EachOfList({ list, onClose }: { list: ListQuery; onClose: () => void }) {
  const { t } = useTranslation()
  const [rows, setRows] = useState<readonly QueueRow[]>()
  const answer = useQuery({
    ...queueRowsQuery('to_distribute')({ ...list, rows: IN_A_ROW, page: 1 }),
    gcTime: 0,
  })
  if (rows === undefined && answer.isSuccess && !answer.isFetching) setRows(answer.data.data)
  if (rows !== undefined && rows.length > 0) return <EachOfRows {...{ rows, onClose }} />
  return (
    <Dialog title={t('queues.assign_each')} onClose={onClose}>
      <Answer query={answer} />
      {rows !== undefined && <p role="status">{t('queues.empty_assign')}</p>}
    </Dialog>
  )
}

/** Gives out shares: one after another, or many at once with a preview. */
export default function GivingDialog({ opened, onClose }: { opened: OpenedGiving; onClose: () => void }) {
  const [id, setId] = useState('id' in opened ? opened.id : undefined)
  const [values, setValues] = useState(emptyGiving)
  if (id !== undefined)
    return (
      <GivingReview id={id} onClose={onClose} onBack={'id' in opened ? undefined : () => setId(undefined)} />
    )
  if ('id' in opened) return null
  if ('list' in opened) return <EachOfList list={opened.list} onClose={onClose} />
  const { rows } = opened
  if (!opened.together) return <EachOfRows {...{ rows, onClose }} />
  return (
    <GivableRows {...{ rows, onClose }}>
      {(givable, told) => (
        <ManyGiving
          rows={givable}
          {...{ told, onClose }}
          initial={values}
          onPreview={(batch, wanted) => {
            rememberGiving(batch.id)
            setValues(wanted)
            setId(batch.id)
          }}
        />
      )}
    </GivableRows>
  )
}
