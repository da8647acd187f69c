import { documentCalls } from '@hdoc/contract/documents/record/document-calls.ts'
import {
  type DocumentInput,
  type Registered,
  registrationChecks,
} from '@hdoc/contract/documents/record/documents.ts'
import { type Dispatch, useEffect, useRef, useState } from 'react'
import type { Uploads } from '../../../entities/files/use-uploads.ts'
import type { ApiError } from '../../../lib/calls/api-error.ts'
import { concernsSession } from '../../../lib/calls/api-reactions.ts'
import { call } from '../../../lib/calls/call.ts'
import { newIdempotencyKey } from '../../../lib/calls/idempotency-key.ts'
import { t } from '../../../lib/languages/i18n.ts'
import type { Change } from '../../../lib/queries/change.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { dropFailures, toast } from '../../../ui/feedback/toast-store.ts'
import { focusFirstError } from '../../../ui/form/field/focus-field.ts'
import { tellFailure } from '../../../ui/form/state/tell-failure.ts'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import { useIsHere } from '../../../ui/shell/use-is-here.ts'
import { forgetDraft } from '../machine/kept-draft.ts'
import { forgetPending, keepPending, type PendingRegistration } from '../machine/pending-registration.ts'
import { type Desk, type DeskEvent, leavesOpen } from '../machine/registration-machine.ts'
import { bodyOf } from '../values/body-of.ts'
import type { RegistrationValues } from '../values/registration-values.ts'

type Options = {
  owner: number
  desk: Pick<Desk, 'step' | 'key' | 'draft'>
  dispatch: Dispatch<DeskEvent>
  initial: RegistrationValues
  uploads: Uploads
  onRegistered: (registered: Registered, values: RegistrationValues) => void
}

/**
 * Whether a name stands in the search and nobody is chosen. Where the issuer is optional, the name would be
 * lost in silence.
 */
const isUnchosen = ({ chosen, issuer, sought }: RegistrationValues) =>
  !chosen && !issuer && sought.trim() !== ''

const changesOf = ({ reservation_id: reserved }: RegistrationValues): Change[] => [
  { what: 'document.registered' },
  ...(reserved === null ? [] : [{ what: 'number_reservation.changed' as const }]),
]

/** The registration form with what it sends: it tells the desk what comes of it. */
export function useSending({ owner, desk, dispatch, initial, uploads, onRegistered }: Options) {
  const { step, key, draft } = desk
  const [restored] = useState(step.name === 'unanswered' ? step.request.values : undefined)
  const isHere = useIsHere()
  const now = useRef(step)
  now.current = step

  const succeed = ({ data }: { data: Registered }, values: RegistrationValues) => {
    forgetPending(owner)
    uploads.release()
    if (isHere()) {
      dropFailures()
      return onRegistered(data, values)
    }
    forgetDraft(owner)
    toast({
      kind: 'success',
      message: t('registration.told_later', { number: data.number }),
      link: { label: t('registration.told_open'), to: { to: '/document/$id', params: { id: data.id } } },
    })
  }
  /** Returns true when nothing more is to be said of the failure. */
  const fail = (error: ApiError): boolean => {
    const { status, code, message } = error
    const failure = { status, code, message, ofSession: concernsSession(error) }
    const isOpen = leavesOpen(now.current, failure)
    if (!isOpen) forgetPending(owner)
    dispatch({ type: 'failed', failure })
    if (isHere()) return isOpen
    // The person has left the page meanwhile. What was written is kept.
    if (!failure.ofSession)
      toast({
        kind: 'error',
        message: t(isOpen ? 'registration.told_unanswered' : 'registration.told_failed', { message }),
        link: { label: t('registration.told_back'), to: '/document/new' },
      })
    return true
  }
  const send = (request: PendingRegistration) => {
    keepPending(request)
    return call(documentCalls.add, { body: request.body, idempotencyKey: request.key })
  }

  const schemaForm = useSchemaForm({
    schema: registrationChecks,
    initial: { ...initial, ...draft, ...restored },
    toValues: (values: RegistrationValues) => ({ ...bodyOf(values), use_reserved: values.use_reserved }),
    save: async (_checked, values) => {
      dispatch({ type: 'submitted' })
      const uploadIds = await uploads.settled()
      const request = { owner, key, body: bodyOf(values, uploadIds) as DocumentInput, values }
      dispatch({ type: 'sent', request })
      return { answer: await send(request), values }
    },
    changes: ({ values }) => changesOf(values),
    onSaved: ({ answer, values }) => succeed(answer, values),
    onFailure: fail,
  })

  const { resetDirty } = schemaForm.form
  const [fresh] = useState(draft && !restored ? initial : undefined)
  // A draft that was brought back counts as unsaved, so it is kept on.
  useEffect(() => {
    if (!fresh) return
    resetDirty(fresh)
    toast({ kind: 'success', message: t('registration.draft_back') })
  }, [fresh, resetDirty])

  const again = useAction({
    call: send,
    changes: (_answer, sent) => changesOf(sent.values),
    onDone: (answer, sent) => succeed(answer, sent.values),
    onFailure: (error) => {
      if (!fail(error)) tellFailure(error)
    },
  })

  const submit = () => {
    if (step.name !== 'writing') return
    if (uploads.items.some((item) => item.state === 'failed'))
      toast({ kind: 'error', message: t('registration.files_failed') })
    else if (isUnchosen(schemaForm.form.getValues())) {
      schemaForm.form.setFieldError('issuer_id', t('registration.issuer_unchosen'))
      focusFirstError(schemaForm.rootRef.current, { issuer_id: [] })
    } else schemaForm.submit()
  }
  const retry = () => {
    if (step.name !== 'unanswered' || step.isAsking) return
    dispatch({ type: 'asked_again' })
    again.mutate(step.request)
  }
  const giveUp = () => {
    forgetPending(owner)
    dispatch({ type: 'given_up', key: newIdempotencyKey() })
  }
  return { ...schemaForm, submit, retry, giveUp }
}
