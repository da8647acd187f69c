import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
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

type RowsProps = Pick<ComponentProps<typeof EachGiving>, 'rows' | 'onClose' | 'after'>

function EachOfRows({ rows, onClose, after }: RowsProps) {
  return (
    <GivableRows {...{ rows, onClose }}>
      {(givable, told) => <EachGiving rows={givable} {...{ told, onClose, after }} />}
    </GivableRows>
  )
}

type Walked = { ids: ReadonlySet<number>; stayed: number }

/** The rows of a list as they stand when the walk begins: what is given leaves the list meanwhile. */
function EachOfList({ list, onClose }: { list: ListQuery; onClose: () => void }) {
  const { t } = useTranslation()
  const [rows, setRows] = useState<readonly QueueRow[]>()
  const [later, setLater] = useState(0)
  // The rows walked through already, and how many of them stayed in the list: they stand before what comes next.
  const [walked, setWalked] = useState<Walked>({ ids: new Set(), stayed: 0 })
  const answer = useQuery({
    ...queueRowsQuery('to_distribute')({
      ...list,
      rows: IN_A_ROW,
      page: 1 + Math.floor(walked.stayed / IN_A_ROW),
    }),
    gcTime: 0,
  })
  if (rows === undefined && answer.isSuccess && !answer.isFetching) {
    const next = answer.data.data.filter(({ id }) => !walked.ids.has(id))
    setRows(next)
    setLater(answer.data.meta.total - walked.stayed - next.length)
  }
  const goOn = (given: number) => {
    const now = rows ?? []
    setWalked({
      ids: new Set([...walked.ids, ...now.map(({ id }) => id)]),
      stayed: walked.stayed + now.length - given,
    })
    setRows(undefined)
    void answer.refetch()
  }
  if (rows !== undefined && rows.length > 0)
    return (
      <EachOfRows
        key={walked.ids.size}
        {...{ rows, onClose }}
        after={later > 0 ? { count: later, onMore: goOn } : undefined}
      />
    )
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
