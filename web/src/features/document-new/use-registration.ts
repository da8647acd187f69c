import {
  type DocumentInput,
  documentCalls,
  type Registered,
  registrationChecks,
} from '@hdoc/contract/documents/documents.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { documentsKey } from '../../entities/documents/queries.ts'
import type { Uploads } from '../../entities/files/use-uploads.ts'
import { issuersKey } from '../../entities/issuers/queries.ts'
import { reservationsKey } from '../../entities/reservations/queries.ts'
import { type ApiError, call, newIdempotencyKey } from '../../lib/api.ts'
import { concernsSession } from '../../lib/api-reactions.ts'
import { t } from '../../lib/i18n.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { focusFirstError } from '../../ui/form/focus-field.ts'
import { tellFailure } from '../../ui/form/tell-failure.ts'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { useIsHere } from '../../ui/shell/use-is-here.ts'
import { forgetDraft } from './kept-draft.ts'
import { findPending, forgetPending, keepPending, type PendingRegistration } from './pending-registration.ts'
import { bodyOf, type RegistrationValues } from './registration-values.ts'

type Options = {
  owner: number
  initial: RegistrationValues
  draft: RegistrationValues | undefined
  uploads: Uploads
  onRegistered: (registered: Registered, values: RegistrationValues) => void
}
/**
 * Whether the document may exist: the answer got lost on its way, or the server broke off. When a disk is
 * full (507) the document does not exist, and the sentence says what to do.
 */
const isUnanswered = ({ status, code }: ApiError) =>
  status === 0 || (status >= 500 && status !== 507) || code === 'unreadable'

/**
 * Whether a name stands in the search and nobody is chosen. Where the issuer is optional, the name would be
 * lost in silence.
 */
const isUnchosen = ({ chosen, issuer, sought }: RegistrationValues) =>
  !chosen && !issuer && sought.trim() !== ''

/** The registration form. It has one idempotency key, kept until the server has answered for good. */
export function useRegistration({ owner, initial, draft, uploads, onRegistered }: Options) {
  const queryClient = useQueryClient()
  const [restored] = useState(() => findPending(owner))
  const [pending, setPending] = useState<PendingRegistration | undefined>(restored)
  const [lost, setLost] = useState(restored ? t('registration.restored') : '')
  const isHere = useIsHere()
  const key = useRef(restored?.key ?? newIdempotencyKey())

  const succeed = ({ data }: { data: Registered }, values: RegistrationValues) => {
    forgetPending(owner)
    uploads.release()
    void queryClient.invalidateQueries({ queryKey: documentsKey })
    void queryClient.invalidateQueries({ queryKey: ['dashboard'] })
    void queryClient.invalidateQueries({ queryKey: issuersKey })
    if (values.reservation_id !== null) void queryClient.invalidateQueries({ queryKey: reservationsKey })
    if (isHere()) return onRegistered(data, values)
    forgetDraft(owner)
    toast({
      kind: 'success',
      message: t('registration.told_later', { number: data.number }),
      link: { label: t('registration.told_open'), to: `/document/${data.id}` },
    })
  }
  const answered = () => {
    forgetPending(owner)
    setPending(undefined)
    setLost('')
  }
  /** Returns true when the failure leaves open whether the document exists, and then keeps the request. */
  const keepUnanswered = (error: ApiError): boolean => {
    // The server refused the session that asks now. That says nothing of the request before, which has no
    // answer yet.
    if (lost !== '' && concernsSession(error)) return true
    if (!isUnanswered(error)) {
      answered()
      return false
    }
    setLost(error.message)
    return true
  }
  /**
   * Tells the failure in a message when the person has left the page meanwhile, and then returns true. What
   * was written is kept.
   */
  const tellElsewhere = (error: ApiError): boolean => {
    if (isHere()) return false
    const unknown = keepUnanswered(error)
    if (concernsSession(error)) return true
    toast({
      kind: 'error',
      message: t(unknown ? 'registration.told_unanswered' : 'registration.told_failed', {
        message: error.message,
      }),
      link: { label: t('registration.told_back'), to: '/document/new' },
    })
    return true
  }
  const send = (next: PendingRegistration) => {
    keepPending(next)
    setPending(next)
    return call(documentCalls.add, { body: next.body, idempotencyKey: next.key })
  }

  const schemaForm = useSchemaForm({
    schema: registrationChecks,
    initial: { ...initial, ...draft, ...restored?.values },
    toValues: (values: RegistrationValues) => ({ ...bodyOf(values), use_reserved: values.use_reserved }),
    save: async (_checked, values) => {
      const uploadIds = await uploads.settled()
      const body = bodyOf(values, uploadIds) as DocumentInput
      return { answer: await send({ owner, key: key.current, body, values }), values }
    },
    onSaved: ({ answer, values }) => succeed(answer, values),
    onFailure: (error) => tellElsewhere(error) || keepUnanswered(error),
  })

  const { resetDirty } = schemaForm.form
  const [fresh] = useState(draft && !restored ? initial : undefined)
  // A draft that was brought back counts as unsaved, so it is kept on.
  useEffect(() => {
    if (!fresh) return
    resetDirty(fresh)
    toast({ kind: 'success', message: t('registration.draft_back') })
  }, [fresh, resetDirty])

  const again = useMutation({
    mutationFn: send,
    meta: { quiet: true },
    onSuccess: (answer, sent) => succeed(answer, sent.values),
    onError: (error) => {
      if (!tellElsewhere(error) && !keepUnanswered(error)) tellFailure(error)
    },
  })

  const submit = () => {
    if (lost !== '' || again.isPending) return
    if (uploads.items.some((item) => item.state === 'failed'))
      toast({ kind: 'error', message: t('registration.files_failed') })
    else if (isUnchosen(schemaForm.form.getValues())) {
      schemaForm.form.setFieldError('issuer_id', t('registration.issuer_unchosen'))
      focusFirstError(schemaForm.rootRef.current, { issuer_id: [] })
    } else schemaForm.submit()
  }
  return {
    ...schemaForm,
    submit,
    busy: schemaForm.busy || again.isPending,
    /** Why it is not known whether the document was registered; '' while it is. */
    lost,
    retry: () => pending && !again.isPending && again.mutate(pending),
    giveUp: () => {
      key.current = newIdempotencyKey()
      answered()
    },
  }
}
export type Registration = ReturnType<typeof useRegistration>
