import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { currentSession } from '../../entities/session/session-store.ts'
import { forgetDraft, keepDraft } from './kept-draft.ts'
import type { RegistrationValues } from './registration-values.ts'

/**
 * Keeps what is being written until it is registered or given up. Given up = the page was left for another one by its
 * own person: not when a part of it failed, the session ended, or the answer of the server is still on its way.
 */
export function useKeptDraft(
  owner: number,
  values: RegistrationValues,
  { isDirty, isSaving }: { isDirty: boolean; isSaving: boolean },
): void {
  const { history } = useRouter()
  const saving = useRef(isSaving)
  saving.current = isSaving
  useEffect(() => {
    if (isDirty) keepDraft({ owner, values })
    else forgetDraft(owner)
  }, [owner, values, isDirty])
  useEffect(() => {
    const { pathname } = history.location
    return () => {
      const isLeft = history.location.pathname !== pathname
      if (isLeft && !saving.current && currentSession().user?.id === owner) forgetDraft(owner)
    }
  }, [owner, history])
}
