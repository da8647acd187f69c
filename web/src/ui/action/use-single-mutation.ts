import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A mutation that ignores further calls while one is under way. The second click of a double click comes
 * before anything is drawn as busy.
 */
export function useSingleMutation<Data, Failure = Error, Variables = void>(
  options: UseMutationOptions<Data, Failure, Variables>,
): Pick<UseMutationResult<Data, Failure, Variables>, 'mutate' | 'isPending' | 'error' | 'reset'> {
  const running = useRef(false)
  const { mutate, isPending, error, reset } = useMutation({
    ...options,
    onSettled: (...settled) => {
      running.current = false
      return options.onSettled?.(...settled)
    },
  })
  return {
    isPending,
    error,
    reset,
    mutate: (...wanted) => {
      if (running.current) return
      running.current = true
      mutate(...wanted)
    },
  }
}
