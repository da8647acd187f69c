import type { Change } from '../../lib/queries/change.ts'
import { useRefresh } from './use-refresh.ts'

/** The way out of a conflict that drops what was written: asks for the record anew and closes the dialog. */
export function useReload(changes: readonly Change[], onClose: () => void): () => void {
  const refresh = useRefresh()
  return () => {
    refresh(changes)
    onClose()
  }
}
