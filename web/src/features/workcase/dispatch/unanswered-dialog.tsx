import type { UseQueryResult } from '@tanstack/react-query'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { LoadError } from '../../../ui/feedback/states.tsx'

type Props = {
  title: string
  query: Pick<UseQueryResult<unknown, Error>, 'error' | 'refetch'>
  onClose: () => void
}

/**
 * Stands for a dialog whose form has not come. It is drawn only when asking has failed: a dialog that is opened before
 * its form would have its focus on „close”.
 */
export function UnansweredDialog({ title, query: { error, refetch }, onClose }: Props) {
  if (!error) return null
  return (
    <Dialog title={title} onClose={onClose}>
      <LoadError error={error} onRetry={() => void refetch()} />
    </Dialog>
  )
}
