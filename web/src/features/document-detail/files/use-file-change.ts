import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { Change } from '../../../lib/queries/change.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { useShowDocument } from '../change/use-show-document.ts'

type FileChange = {
  /** Gives undefined when there was nothing to change after all. `key` is the idempotency key. */
  run: (key: string) => Promise<{ data: Document } | undefined>
  /** The message when the change is done. */
  done: string
  /** What is sent, where the same message may stand for another change. */
  sent?: unknown
  after?: () => void
}

/**
 * Changes a file of a document. Afterwards the page shows the document as it is, also when somebody else was
 * faster.
 */
export function useFileChange(documentId: number) {
  const show = useShowDocument()
  const changes: Change[] = [{ what: 'document.files_changed', id: documentId }]
  return useAction({
    call: ({ run }: FileChange, key) => run(key),
    changes,
    unsure: changes,
    // The answer shows the document as it is now: a button that waited for it to be asked anew would lose the focus.
    waits: false,
    said: (answer, { done }) => answer && done,
    onDone: (answer, { after }) => {
      if (!answer) return
      show(answer)
      after?.()
    },
  })
}
