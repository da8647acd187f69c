import type { PaperToSend, TransferRow, TransferSheet } from '@hdoc/contract/transfers/transfer-rows.ts'
import { transferCalls } from '@hdoc/contract/transfers/transfers.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrint } from '../../entities/printing/use-print.ts'
import { sheetChanges } from '../../entities/transfers/changes.ts'
import { draftsQuery, sheetAddress, sheetQuery } from '../../entities/transfers/queries.ts'
import { call } from '../../lib/calls/call.ts'
import { useAction } from '../../ui/action/use-action.ts'

type Answer = { data: TransferSheet }
type Beginning = { document_ids: number[]; to_group_id: number | null; from_group_id: number | null }
type Receiver = { to_group_id?: number | null; to_user_id?: number | null }

/** Which draft is open: the one that was chosen, else the newest; 0 = a new one, which nobody has begun yet. */
function useOpenDraft(from: number | null) {
  const [chosen, choose] = useState<number | null>(null)
  const { data } = useQuery(draftsQuery(from))
  const drafts = data?.drafts ?? []
  const id = chosen === null ? (drafts.at(-1)?.id ?? 0) : chosen
  const { data: sheet, isError } = useQuery({ ...sheetQuery(id), enabled: id !== 0 })
  const isOpen = id !== 0 && !isError && sheet?.status.code === 'draft'
  return { drafts, choose, draft: isOpen ? sheet : undefined }
}

/**
 * The draft that a person prepares, and what they may do with it. `from` is the department in whose name; null = their
 * active one.
 */
export function useDraft(from: number | null) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { drafts, choose, draft } = useOpenDraft(from)
  const print = usePrint()
  const show = ({ data }: Answer) => {
    queryClient.setQueryData(sheetQuery(data.id).queryKey, data)
    choose(data.id)
  }
  const common = { changes: sheetChanges, unsure: sheetChanges, waits: false }
  const beginning = useAction({
    ...common,
    call: (body: Beginning, key: string) => call(transferCalls.add, { body, idempotencyKey: key }),
    onDone: show,
  })
  const changing = useAction({
    ...common,
    call: ({ id, ...values }: Receiver & { id: number }) =>
      call(transferCalls.update, { body: { id, values } }),
    onDone: show,
  })
  const putting = useAction({
    ...common,
    call: (body: { id: number; document_ids: number[] }) => call(transferCalls.addRows, { body }),
    onDone: show,
  })
  const taking = useAction({
    ...common,
    call: (body: { id: number; row_ids: number[] }) => call(transferCalls.removeRows, { body }),
    onDone: show,
  })
  const sending = useAction({
    ...common,
    call: ({ id, version }: { id: number; version: number; prints: boolean }) =>
      call(transferCalls.send, { body: { id, version } }),
    said: ({ data }) => t('transfers.sent_done', { number: data.number }),
    onDone: ({ data }, { prints }) => {
      choose(null)
      if (prints) print.mutate({ address: sheetAddress(data.id) })
    },
  })
  const begin = (papers: readonly PaperToSend[]) =>
    beginning.mutate({
      document_ids: papers.map(({ id }) => id),
      to_group_id: papers[0]?.department?.id ?? null,
      from_group_id: from,
    })
  return {
    from,
    drafts,
    draft,
    choose,
    shown: (sheet: TransferSheet) => show({ data: sheet }),
    begin,
    put: (papers: readonly PaperToSend[]) =>
      draft ? putting.mutate({ id: draft.id, document_ids: papers.map(({ id }) => id) }) : begin(papers),
    take: (rows: readonly TransferRow[]) =>
      draft && taking.mutate({ id: draft.id, row_ids: rows.map(({ id }) => id) }),
    receiver: (values: Receiver) => draft && changing.mutate({ id: draft.id, ...values }),
    send: (prints: boolean) => draft && sending.mutate({ id: draft.id, version: draft.version, prints }),
    isSending: sending.isPending,
  }
}
export type DraftWork = ReturnType<typeof useDraft>
