import type { UseFormReturnType } from '@mantine/form'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { currentSession } from '../../../entities/session/session-store.ts'
import { forgetDraft, keepDraft } from '../machine/kept-draft.ts'
import type { RegistrationValues } from '../values/registration-values.ts'

/** Milliseconds of rest before what was typed is written down. */
const REST = 400

/**
 * Keeps what is being written until it is registered or given up. It is given up when its own person leaves
 * the page for another one. It is not given up when a part of the page fails, the session ends, or the answer
 * of the server is still on its way.
 */
export function useKeptDraft(
  owner: number,
  form: UseFormReturnType<RegistrationValues>,
  isSaving: boolean,
): void {
  const { history } = useRouter()
  const saving = useRef(isSaving)
  saving.current = isSaving
  const present = useRef(form)
  present.current = form
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const write = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { isDirty, getValues } = present.current
    if (isDirty()) keepDraft({ owner, values: getValues() })
    else forgetDraft(owner)
  }, [owner])
  const writeSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(write, REST)
  }, [write])
  // What is sent is written down at once: the answer may be that somebody else has signed in meanwhile.
  useEffect(() => {
    if (isSaving) write()
  }, [isSaving, write])
  for (const path of Object.keys(form.getValues()) as (keyof RegistrationValues)[])
    form.watch(path, writeSoon)
  useEffect(() => {
    write()
    const { pathname } = history.location
    // The answer may come between the move and the end of this page, which stands until the next one is fetched.
    let wasSaving: boolean | undefined
    const unsubscribe = history.subscribe(() => {
      wasSaving = saving.current
    })
    addEventListener('pagehide', write)
    return () => {
      removeEventListener('pagehide', write)
      unsubscribe()
      if (timer.current !== undefined) write()
      const isLeft = history.location.pathname !== pathname
      if (isLeft && !(wasSaving ?? saving.current) && currentSession().user?.id === owner) forgetDraft(owner)
    }
  }, [owner, history, write])
}
