import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { currentSession } from '../../entities/session/session-store.ts'
import { forgetDraft, keepDraft } from './kept-draft.ts'
import type { RegistrationValues } from './registration-values.ts'

/**
 * Keeps what is being written until it is registered or given up. It is given up when its own person leaves
 * the page for another one. It is not given up when a part of the page fails, the session ends, or the answer
 * of the server is still on its way.
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
