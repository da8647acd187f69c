import { scanCalls } from '@hdoc/contract/scans/scans.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError, call } from '../../lib/api.ts'
import { tellFailure } from '../../ui/form/tell-failure.ts'
import type { Uploads } from '../files/use-uploads.ts'
import { giveBack } from './give-back.ts'
import { scansKey } from './queries.ts'

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
 * Puts the scans that were chosen in the inbox among the files of a registration form. When the form goes,
 * the scans that are left are given back, unless the server may be registering them (`isSent`).
 */
export function useScansToRegister(
  { adopt, items }: Pick<Uploads, 'adopt' | 'items'>,
  isSent: boolean,
): void {
  const queryClient = useQueryClient()
  const begun = useRef(false)
  const isHere = useRef(true)
  const taken = useRef<readonly number[]>([])
  const latest = useRef({ items, isSent })
  latest.current = { items, isSent }
  useEffect(() => {
    isHere.current = true
    const release = (uploadIds: readonly number[]) => {
      if (uploadIds.length === 0) return
      void giveBack(uploadIds).then(() => queryClient.invalidateQueries({ queryKey: scansKey }))
    }
    const leave = () => {
      isHere.current = false
      const { items, isSent } = latest.current
      if (!isSent) release(taken.current.filter((id) => items.some(({ uploadId }) => uploadId === id)))
    }
    if (begun.current) return leave
    begun.current = true
    const ids = takeKept()
    if (ids.length === 0) return leave
    // Somebody else may have used a scan meanwhile; the form then opens without it.
    call(scanCalls.take, { body: { ids }, quiet: true })
      .then(({ data }) => {
        const uploadIds = data.map(({ id }) => id)
        if (!isHere.current) return release(uploadIds)
        taken.current = uploadIds
        adopt(data)
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        tellFailure(error)
      })
    return leave
  }, [adopt, queryClient])
}
