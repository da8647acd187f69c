import type { Columns } from '@hdoc/contract/calls/columns.ts'
import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import { bareDocumentCalls } from '@hdoc/contract/documents/bare-documents.ts'
import { useEffect } from 'react'
import { rememberList } from '../../entities/documents/open-list.ts'
import { ExportMenu } from '../../entities/list-views/export-menu.tsx'
import { ViewsMenu } from '../../entities/list-views/views-menu.tsx'
import { addressOf } from '../../lib/calls/address-of.ts'
import { type ListState, queryOfState } from '../../ui/list/state/list-state.ts'
import type { ChangeList } from '../../ui/list/state/use-list-state.ts'
import type { OpenedBatch } from './batch/batch-dialog.tsx'
import { BatchMenu } from './batch/batch-menu.tsx'

type Props = {
  columns: Columns
  state: ListState
  change: ChangeList
  onBatch: (opened: OpenedBatch) => void
  onLabels: (list: ListQuery) => void
  onDeleteMode: () => void
}

/**
 * Commands for the list as it is filtered now: its views, changes of all its documents, its export as a file.
 */
export function ListActions({ columns, state, change, onBatch, onLabels, onDeleteMode }: Props) {
  useEffect(() => rememberList(queryOfState(state)), [state])
  return (
    <>
      <ViewsMenu list="document" columns={columns} state={state} change={change} />
      <BatchMenu state={state} onOpen={onBatch} onLabels={onLabels} onDeleteMode={onDeleteMode} />
      <ExportMenu
        file={(format) => addressOf(bareDocumentCalls.export, { params: { format } })}
        state={state}
      />
    </>
  )
}
