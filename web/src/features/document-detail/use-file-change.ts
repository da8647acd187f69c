import type { Document } from '@hdoc/contract/documents.ts'
import { useQueryClient } from '@tanstack/react-query'
import { documentQuery, documentsKey } from '../../entities/documents/queries.ts'
import { toast } from '../../ui/toast-store.ts'
import { useSingleMutation } from '../../ui/use-single-mutation.ts'

type Change = {
  /** Undefined: there was nothing to change after all. */
  run: () => Promise<{ data: Document } | undefined>
  /** What is said when it is done. */
  done: string
  after?: () => void
}

/** Changes a file of a document; the page shows the document as it is afterwards, also when somebody was faster. */
export function useFileChange(documentId: number) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: ({ run }: Change) => run(),
    onSuccess: (answer, { done, after }) => {
      if (!answer) return
      queryClient.setQueryData(documentQuery(documentId).queryKey, answer.data)
      toast({ kind: 'success', message: done })
      after?.()
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: documentsKey })
      // What was shown of the content that stood there before.
      void queryClient.invalidateQueries({ queryKey: ['file'] })
    },
  })
}
