import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { ApiError } from '../../lib/calls/api-error.ts'
import type { ActionMeta } from '../../lib/queries/call-meta.ts'
import type { Change } from '../../lib/queries/change.ts'
import { type ToastText, toast } from '../feedback/toast-store.ts'
import { useSendingKey } from './use-sending-key.ts'

export type ActionOptions<Data, Values> = {
  /** Sends the values. `key` is the idempotency key of just these values, for a call that creates. */
  call: (values: Values, key: string) => Promise<Data>
  /** What the call changes. The screens that show it are asked anew by themselves. */
  changes: readonly Change[] | ((data: Data, values: Values) => readonly Change[])
  /** What may have changed although the call failed: its answer was lost, or somebody else was faster. */
  unsure?: readonly Change[] | undefined
  /** What the toast says afterwards; a text is a success. */
  said?: ((data: Data, values: Values) => string | ToastText | undefined) | undefined
  onDone?: ((data: Data, values: Values) => unknown) | undefined
  /** Shows the failure; without it, and without `shown`, the error catalogue reacts. */
  onFailure?: ((error: ApiError, values: Values) => unknown) | undefined
  /** The screen shows `error` itself. */
  shown?: boolean
  /** False: the action has ended before its changes were asked anew. */
  waits?: boolean
  source?: ActionMeta['source']
  gcTime?: number
}
export type Action<Data, Values> = Pick<
  UseMutationResult<Data, ApiError, Values>,
  'mutate' | 'isPending' | 'isSuccess' | 'isError' | 'error' | 'data' | 'variables' | 'reset'
>

/**
 * Something that a person does: the one way to change data. The same values sent while they are under way are
 * ignored, because the second click of a double click comes before anything is drawn as busy.
 */
export function useAction<Data, Values = void>(options: ActionOptions<Data, Values>): Action<Data, Values> {
  const { changes, unsure = [], said, onFailure } = options
  const running = useRef(new Set<string>())
  const key = useSendingKey()
  const { mutate, isPending, isSuccess, isError, error, data, variables, reset } = useMutation<
    Data,
    ApiError,
    Values
  >({
    mutationFn: (values) => options.call(values, key.of(values)),
    meta: {
      quiet: options.shown ?? onFailure !== undefined,
      waits: options.waits ?? true,
      ...(options.source && { source: options.source }),
      changesOf: ({ failed, data: answer, values }) => {
        if (failed) return unsure
        return typeof changes === 'function' ? changes(answer as Data, values as Values) : changes
      },
    },
    ...(options.gcTime !== undefined && { gcTime: options.gcTime }),
    onSuccess: (answer, values) => {
      key.done()
      const text = said?.(answer, values)
      if (text !== undefined) toast(typeof text === 'string' ? { kind: 'success', message: text } : text)
      return options.onDone?.(answer, values)
    },
    onError: (failure, values) => {
      if (!(failure instanceof ApiError)) throw failure
      // A refusal is final, so the next try is another request. Without an answer it is the same one.
      if (failure.status >= 400 && failure.status < 500) key.done()
      return onFailure?.(failure, values)
    },
    onSettled: (_data, _error, values) => void running.current.delete(String(JSON.stringify(values))),
  })
  const once = useCallback<typeof mutate>(
    (...sent) => {
      const values = String(JSON.stringify(sent[0]))
      if (running.current.has(values)) return
      running.current.add(values)
      mutate(...sent)
    },
    [mutate],
  )
  return { mutate: once, isPending, isSuccess, isError, error, data, variables, reset }
}
