import { useRef } from 'react'
import { newIdempotencyKey } from '../../lib/api.ts'

/**
 * The key of what is sent: the same values again, because no answer came, are the same thing; changed, or once it is
 * done, they are another.
 */
export function useSendingKey() {
  const last = useRef({ values: '', key: '' })
  return {
    of(values: unknown): string {
      const now = JSON.stringify(values)
      if (last.current.values !== now) last.current = { values: now, key: newIdempotencyKey() }
      return last.current.key
    },
    done(): void {
      last.current = { values: '', key: '' }
    },
  }
}
