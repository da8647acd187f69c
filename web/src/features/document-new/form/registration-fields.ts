import type { UseFormReturnType } from '@mantine/form'
import { createContext, type RefObject, useContext } from 'react'
import type { Messages } from '../../../ui/form/state/schema-messages.ts'
import type { RegistrationValues } from '../values/registration-values.ts'
import { focusNext } from './enter-moves-on.ts'
import type { Habits } from './use-habits.ts'

type Shared = {
  form: UseFormReturnType<RegistrationValues>
  rootRef: RefObject<HTMLFormElement | null>
  /** What is wrong, by field path. */
  messages: Messages
  /** Checks one field when it is left; a field still empty is not asked for yet. */
  check: (path: string) => void
  /** Which fields keep their value for the next paper. */
  habits: Pick<Habits, 'keeps' | 'toggle'>
}
const FieldsContext = createContext<Shared | undefined>(undefined)

/** Lends the form to the fields within it. */
export const FieldsProvider = FieldsContext.Provider

/** The form that a field of the registration stands in, and the ways from field to field. */
export function useFields() {
  const shared = useContext(FieldsContext)
  if (!shared) throw new Error('a field of the registration stands outside its form')
  const { rootRef } = shared
  return {
    ...shared,
    moveOn: () => focusNext(rootRef.current, document.activeElement),
    focus: (path: string) => rootRef.current?.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus(),
  }
}
