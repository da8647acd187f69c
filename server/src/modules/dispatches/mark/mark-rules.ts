import type { DispatchMark } from '@hdoc/contract/dispatches/dispatch-inputs.ts'
import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { DispatchRow } from '../record/queries.ts'

/** What the rule looks at; `prepared_on`: the day on which it was prepared. */
export type MarkedFacts = Pick<DispatchRow, 'method' | 'received_by' | 'sent_on'> & { prepared_on: IsoDate }
type Marking = Pick<DispatchMark, 'status' | 'received_by' | 'on_list' | 'drawing'> & { on: IsoDate }

/** What keeps a dispatch from being marked so; undefined when nothing does. */
export function markProblem(
  facts: MarkedFacts,
  { status, on, received_by, on_list, drawing }: Marking,
  today: IsoDate,
): { field: 'on' | 'received_by'; problem: FieldProblem } | undefined {
  if (on > today) return { field: 'on', problem: { key: 'date_future' } }
  const earliest = status === 'sent' ? facts.prepared_on : (facts.sent_on ?? facts.prepared_on)
  if (on < earliest)
    return { field: 'on', problem: { key: 'ship_day_order', values: { date: formatDate(earliest) } } }
  if (status !== 'sent' || facts.method !== 'in_person') return undefined
  const isNamed = received_by !== '' || facts.received_by !== ''
  if (drawing !== null && !isNamed) return { field: 'received_by', problem: { key: 'ship_signer' } }
  return isNamed || on_list ? undefined : { field: 'received_by', problem: { key: 'ship_receiver' } }
}
