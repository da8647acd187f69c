import type { UseQueryResult } from '@tanstack/react-query'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'

type Props = {
  title: string
  query: Pick<UseQueryResult<unknown, Error>, 'data' | 'error' | 'refetch'>
  onClose: () => void
}

/** A dialog while what its form begins with is asked for, or says why it did not come. */
export function WaitingDialog({ title, query, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Answer query={query} />
    </Dialog>
  )
}
