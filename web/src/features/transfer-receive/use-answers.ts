import type { TransferRow, TransferSheet } from '@hdoc/contract/transfers/transfer-rows.ts'
import { transferCalls } from '@hdoc/contract/transfers/transfers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerChanges } from '../../entities/transfers/changes.ts'
import { sheetQuery } from '../../entities/transfers/queries.ts'
import { call } from '../../lib/calls/call.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { keepMarks, keptMarks, type Mark, type Marks } from './kept-marks.ts'

const beginning: Mark = { kind: 'refuse', refusal: null, reason: '' }

/** What of the marks may be sent: a refusal needs its reason. */
const isReady = (mark: Mark): boolean =>
  mark.kind === 'accept' || (mark.refusal !== null && (mark.refusal !== 'other' || mark.reason.trim() !== ''))

const idsOf = (rows: readonly TransferRow[]): number[] => rows.map(({ id }) => id)

/** The answers that a person marks before they confirm all of them at once. */
export function useAnswers(sheet: TransferSheet, onDone: () => void) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [marks, setMarks] = useState<Marks>(keptMarks)
  const open = sheet.rows.filter(({ status }) => status.code === 'sent')
  // Somebody else may have answered meanwhile: a mark counts while its row is open.
  const markOf = ({ id, status }: TransferRow): Mark | undefined =>
    status.code === 'sent' ? marks[id] : undefined
  const marked = open.filter((row) => markOf(row) !== undefined)
  const set = (rows: readonly TransferRow[], mark: Mark | undefined) =>
    setMarks((before) => {
      const after = { ...before }
      for (const { id } of rows) {
        if (mark) after[id] = mark
        else delete after[id]
      }
      keepMarks(idsOf(rows), after)
      return after
    })
  const answering = useAction({
    call: () =>
      call(transferCalls.answer, {
        body: {
          id: sheet.id,
          accept: marked.flatMap((row) => (markOf(row)?.kind === 'accept' ? [row.id] : [])),
          refuse: marked.flatMap((row) => {
            const mark = markOf(row)
            return mark?.kind === 'refuse'
              ? [{ row_id: row.id, refusal: mark.refusal, reason: mark.reason }]
              : []
          }),
        },
      }),
    changes: answerChanges,
    unsure: answerChanges,
    said: () => t('transfers.confirmed'),
    onDone: ({ data }) => {
      queryClient.setQueryData(sheetQuery(data.id).queryKey, data)
      keepMarks(idsOf(sheet.rows), {})
      setMarks({})
      if (!data.rows.some(({ status }) => status.code === 'sent')) onDone()
    },
    waits: false,
  })
  const ofKind = (kind: Mark['kind']) => marked.filter((row) => markOf(row)?.kind === kind).length
  return {
    open,
    unsaid: open.filter((row) => markOf(row) === undefined),
    markOf,
    accepted: ofKind('accept'),
    refused: ofKind('refuse'),
    isReady: marked.length > 0 && marked.every((row) => isReady(markOf(row) as Mark)),
    accept: (rows: readonly TransferRow[]) => set(rows, { kind: 'accept' }),
    refuse: (rows: readonly TransferRow[]) => set(rows, beginning),
    write: (row: TransferRow, mark: Mark) => set([row], mark),
    undo: (row: TransferRow) => set([row], undefined),
    confirm: () => answering.mutate(),
    isSending: answering.isPending,
  }
}
export type Answers = ReturnType<typeof useAnswers>
