import { useEffect } from 'react'
import { currentSession } from '../../entities/session/session-store.ts'
import { forgetDraft, keepDraft } from './kept-draft.ts'
import type { RegistrationValues } from './registration-values.ts'

/** Keeps what is being written until it is registered or given up: the page is left by somebody still signed in. */
export function useKeptDraft(owner: number, values: RegistrationValues, isDirty: boolean): void {
  useEffect(() => {
    if (isDirty) keepDraft({ owner, values })
    else forgetDraft()
  }, [owner, values, isDirty])
  useEffect(
    () => () => {
      if (currentSession().user !== null) forgetDraft()
    },
    [],
  )
}
