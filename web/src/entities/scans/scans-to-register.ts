import { scanCalls } from '@hdoc/contract/scans/scan-calls.ts'
import { useCallback, useEffect, useRef } from 'react'
import { ApiError } from '../../lib/calls/api-error.ts'
import { call } from '../../lib/calls/call.ts'
import { useRefresh } from '../../ui/action/use-refresh.ts'
import { tellFailure } from '../../ui/form/state/tell-failure.ts'
import type { Uploads } from '../files/use-uploads.ts'
import { giveBack } from './give-back.ts'

/** Key in session storage: the scans for the next registration form that opens in this tab. */
const KEY = 'hdoc-scans-to-register'

/** Keeps these scans for the registration form that opens next. */
export function keepScansToRegister(ids: readonly number[]): void {
  sessionStorage.setItem(KEY, ids.join(','))
}

function takeKept(): number[] {
  const kept = sessionStorage.getItem(KEY) ?? ''
  sessionStorage.removeItem(KEY)
  return kept.split(',').filter(Boolean).map(Number)
}

/**
 * Returns what puts scans of the inbox among the files of a registration form; those that were chosen in the
 * inbox itself are put there when the form opens. When the form goes, the scans that are left are given back,
 * unless the server may be registering them (`isSent`).
 */
export function useScansToRegister(
  { adopt, items }: Pick<Uploads, 'adopt' | 'items'>,
  isSent: boolean,
): (ids: readonly number[]) => void {
  const refresh = useRefresh()
  const begun = useRef(false)
  const isHere = useRef(true)
  const taken = useRef<readonly number[]>([])
  const latest = useRef({ items, isSent })
  latest.current = { items, isSent }
  const release = useCallback(
    (uploadIds: readonly number[]) => {
      if (uploadIds.length === 0) return
      void giveBack(uploadIds).then(() => refresh([{ what: 'scan.changed' }]))
    },
    [refresh],
  )
  const take = useCallback(
    (ids: readonly number[]) => {
      if (ids.length === 0) return
      // Somebody else may have used a scan meanwhile; the form then goes on without it.
      call(scanCalls.take, { body: { ids: [...ids] }, quiet: true })
        .then(({ data }) => {
          const uploadIds = data.map(({ id }) => id)
          if (!isHere.current) return release(uploadIds)
          taken.current = [...taken.current, ...uploadIds]
          adopt(data)
        })
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          tellFailure(error)
        })
    },
    [adopt, release],
  )
  useEffect(() => {
    isHere.current = true
    if (!begun.current) take(takeKept())
    begun.current = true
    return () => {
      isHere.current = false
      const { items, isSent } = latest.current
      if (!isSent) release(taken.current.filter((id) => items.some(({ uploadId }) => uploadId === id)))
    }
  }, [take, release])
  return take
}
