import type { Complaint } from '@hdoc/contract/complaints/complaint-rows.ts'
import { useQueryClient } from '@tanstack/react-query'
import { complaintQuery } from '../../../entities/complaints/queries.ts'
import type { Change } from '../../../lib/queries/change.ts'
import { useRefresh } from '../../../ui/action/use-refresh.ts'
import { useKeep } from '../../../ui/form/state/kept-row.tsx'

/** What every act on a complaint changes: itself, and where its document and case stand. */
export const complaintChanges = (id: number): Change[] => [
  { what: 'complaint.changed', id },
  { what: 'document.changed' },
  { what: 'workcase.changed' },
]

/** Shows an answered complaint at once, before it is asked anew. */
export function useShowComplaint(): (answer: { data: Complaint }) => void {
  const queryClient = useQueryClient()
  return ({ data }) => void queryClient.setQueryData(complaintQuery(data.id).queryKey, data)
}

/** After somebody else was faster: the page shows the complaint as it is now, and the dialog goes on from there. */
export function useComplaintKept<V>({ id }: Complaint, beginning: () => V, onClose: () => void) {
  const queryClient = useQueryClient()
  const refresh = useRefresh()
  const keep = useKeep<Complaint>()
  const changes = complaintChanges(id)
  return {
    changes,
    onReload: () => {
      refresh(changes)
      onClose()
    },
    onKeep: async (): Promise<V> => {
      keep(await queryClient.fetchQuery({ ...complaintQuery(id), staleTime: 0 }))
      refresh(changes)
      return beginning()
    },
  }
}
