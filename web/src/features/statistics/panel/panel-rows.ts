import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { ComplaintListRow } from '@hdoc/contract/complaints/complaint-rows.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { writtenNumber } from '@hdoc/contract/registers/written-number.ts'
import { bareStatisticsCalls } from '@hdoc/contract/statistics/bare-statistics.ts'
import type { FigureList } from '@hdoc/contract/statistics/figure-lists.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { statisticsKey } from '../../../entities/changes/keys.ts'
import { complaintsQuery } from '../../../entities/complaints/queries.ts'
import { isOpenStatus } from '../../../entities/documents/deadline-state.ts'
import { documentListQuery } from '../../../entities/documents/queries.ts'
import { call } from '../../../lib/calls/call.ts'
import type { Place } from '../../../ui/links/place.ts'
import type { Figure } from '../figures/figure.ts'

/** A row of the list behind a figure, as the panel shows it. */
export type PanelRow = {
  id: number
  number: string
  text: string
  who: string
  /** Of what is closed, none: it binds nobody any more. */
  deadline: string | null
  to: Place
}

const rowsShown = 10

type Rows = { rows: PanelRow[]; all: number }

const documentRows = (answer: ListAnswer<DocumentListRow>): Rows => ({
  all: answer.meta.total,
  rows: answer.data.map((row) => ({
    id: row.id,
    number: writtenNumber(row),
    text: row.short_description,
    who: row.issuer?.name ?? '',
    deadline: isOpenStatus(row.status.id) ? row.deadline_on : null,
    to: { to: '/document/$id', params: { id: row.id } },
  })),
})
const complaintRows = (answer: ListAnswer<ComplaintListRow>): Rows => ({
  all: answer.meta.total,
  rows: answer.data.map((row) => ({
    id: row.id,
    number: row.number,
    text: row.type.name,
    who: row.place,
    deadline: row.status === 'open' || row.status === 'in_progress' ? row.deadline_on : null,
    to: { to: '/detalii-sesizare/$id', params: { id: row.id } },
  })),
})

/** The first rows of the list behind a figure, and how many the whole list has. */
export function usePanelRows({ page, ...rest }: FigureList) {
  const list = { rows: rowsShown, page: 1, search: '', ...rest }
  const documents = useQuery({
    ...documentListQuery(list),
    select: documentRows,
    enabled: page === 'documents',
  })
  const complaints = useQuery({
    ...complaintsQuery(list),
    select: complaintRows,
    enabled: page === 'complaints',
  })
  return page === 'documents' ? documents : complaints
}

/** How many rows a figure counts, and how many of them the person may not see. */
export const restrictedQuery = ({ measure, part, period }: Figure, data: Statistics) => {
  const { from, to } = period ?? data.period
  const { docType, complaintType, group, ...rest } = part
  const asked = { from, to, measure }
  const narrowed = {
    ...rest,
    group_id: data.group?.id ?? group,
    doc_type_id: docType,
    complaint_type_id: complaintType,
  }
  const parts = Object.entries(narrowed).filter(([, value]) => value !== undefined)
  const query: typeof asked = { ...asked, ...Object.fromEntries(parts) }
  return queryOptions({
    queryKey: [...statisticsKey, 'restricted', query],
    queryFn: ({ signal }) => call(bareStatisticsCalls.restricted, { query, signal }),
  })
}
