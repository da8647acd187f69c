import type { Document } from '@hdoc/contract/documents/documents.ts'
import { useQueryClient } from '@tanstack/react-query'
import { documentQuery, documentsKey } from '../../entities/documents/queries.ts'
import { useSingleMutation } from '../../ui/action/use-single-mutation.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

type Change = {
  /** Gives undefined when there was nothing to change after all. */
  run: () => Promise<{ data: Document } | undefined>
  /** The message when the change is done. */
  done: string
  after?: () => void
}

/**
 * Changes a file of a document. Afterwards the page shows the document as it is, also when somebody else was
 * faster.
 */
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
      // The page may still show parts of the content that stood there before.
      void queryClient.invalidateQueries({ queryKey: ['file'] })
    },
  })
}
