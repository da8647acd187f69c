import { useRef } from 'react'
import { newIdempotencyKey } from '../../lib/calls/idempotency-key.ts'

/**
 * Gives the idempotency key for sent values. The same values sent again, because no answer came, keep their
 * key. Changed values get a new key, and so does everything after `done`.
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
