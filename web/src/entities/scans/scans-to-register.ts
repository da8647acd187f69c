import { scanCalls } from '@hdoc/contract/scans.ts'
import { useEffect, useRef } from 'react'
import { ApiError, call } from '../../lib/api.ts'
import { tellFailure } from '../../ui/form/tell-failure.ts'
import type { Uploads } from '../files/use-uploads.ts'

/** For the next registration form that opens, in this tab. */
const KEY = 'hdoc-scans-to-register'

/** Has the registration form that opens next begin with these scans. */
export function keepScansToRegister(ids: readonly number[]): void {
  sessionStorage.setItem(KEY, ids.join(','))
}

function takeKept(): number[] {
  const kept = sessionStorage.getItem(KEY) ?? ''
  sessionStorage.removeItem(KEY)
  return kept.split(',').filter(Boolean).map(Number)
}

/** Puts the scans that were chosen in the inbox among the files of a registration form. */
export function useScansToRegister({ adopt }: Pick<Uploads, 'adopt'>): void {
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const ids = takeKept()
    if (ids.length === 0) return
    // Somebody else may have used one meanwhile; the form then opens without.
    call(scanCalls.take, { body: { ids }, quiet: true })
      .then(({ data }) => adopt(data))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        tellFailure(error)
      })
  }, [adopt])
}
