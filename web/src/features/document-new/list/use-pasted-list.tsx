import type { Registered } from '@hdoc/contract/documents/record/documents.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import type { RegistrationValues } from '../values/registration-values.ts'

const ListDialog = lazyPart(async () => (await import('./list-dialog.tsx')).ListDialog)
const needed = ['register_id', 'doc_type_id', 'short_description'] as const

type Options = {
  values: () => RegistrationValues
  /** Files in the form are not sent with the list. They still wait for a document. */
  hasFiles: boolean
  onRegistered: (registered: readonly Registered[]) => void
  /** Called when the whole list was registered and the form has served its purpose. */
  onDone: (values: RegistrationValues) => void
  /** Shows what is missing before a list can be read. */
  focus: (path: (typeof needed)[number]) => void
}

/** The same letter to a pasted list: the dialog, what opens it, and whether lines wait for their answer. */
export function usePastedList({ values, hasFiles, onRegistered, onDone, focus }: Options): {
  open: () => void
  isUnanswered: boolean
  dialog: ReactNode
} {
  const { t } = useTranslation()
  const [state, setState] = useState<'none' | 'open' | 'unanswered'>('none')
  const open = () => {
    const missing = needed.find((path) => !values()[path])
    if (!missing || state === 'unanswered') return setState('open')
    toast({ kind: 'error', message: t('counter.list.needs') })
    focus(missing)
  }
  const close = (all: boolean, isUnanswered: boolean) => {
    setState(isUnanswered ? 'unanswered' : 'none')
    if (isUnanswered) toast({ kind: 'warning', message: t('counter.list.waits') })
    if (all && !hasFiles) onDone(values())
  }
  const dialog = state !== 'none' && (
    <ListDialog
      values={values()}
      hasFiles={hasFiles}
      opened={state === 'open'}
      onRegistered={onRegistered}
      onClose={close}
    />
  )
  return { open, isUnanswered: state === 'unanswered', dialog }
}
