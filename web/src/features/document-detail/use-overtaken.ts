import type { Document } from '@hdoc/contract/documents/documents.ts'
import { useQueryClient } from '@tanstack/react-query'
import { documentQuery, documentsKey } from '../../entities/documents/queries.ts'

/**
 * What a `FormDialog` offers when somebody else changed its document meanwhile: reload, or keep what was
 * written. `beginning` gives the first values of the dialog's form for a document. Either way the page shows
 * the document as it is now.
 */
export function useOvertaken<V>(id: number, onClose: () => void, beginning: (document: Document) => V) {
  const queryClient = useQueryClient()
  return {
    onReload: () => {
      void queryClient.invalidateQueries({ queryKey: documentsKey })
      onClose()
    },
    onKeep: async (): Promise<V> => {
      const now = await queryClient.fetchQuery({ ...documentQuery(id), staleTime: 0 })
      void queryClient.invalidateQueries({ queryKey: documentsKey })
      return beginning(now)
    },
  }
}
