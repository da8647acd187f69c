import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ApiError } from '../../lib/calls/api-error.ts'

type Options<Raw, Found, Key extends QueryKey> = {
  /** What is typed. */
  text: string
  /** Asks for a text; one that is not to be asked for is not `enabled`. */
  request: (text: string) => UseQueryOptions<Raw, ApiError, Found, Key>
  /**
   * What an Enter alone does with the answer it was pressed before. Without this, such an Enter is the field's
   * own; after an arrow it always waits.
   */
  onEntered?: (found: Found) => void
}
/** Keys that wait for the answer to `text`: arrows, and an Enter as the last of them. */
type Kept = {
  text: string
  keys: readonly string[]
  /** An Enter without an arrow before it. */
  isAlone: boolean
  field: HTMLElement
}

const typingPauseMs = 120
const arrows: readonly string[] = ['ArrowDown', 'ArrowUp']

/** Whether the key belongs to an input method that composes a letter; some browsers tell it by the code alone. */
const isComposed = ({ isComposing, keyCode }: globalThis.KeyboardEvent): boolean =>
  isComposing || keyCode === 229

/**
 * What is found for a typed text, and the keys that were pressed before it was found. While the lines of an
 * earlier text are shown, arrows and Enter wait, and act on the lines of the typed text once these are shown.
 * Further letters, Escape, leaving the field (`drop`) and a failure take waiting keys back. Enter after a failure
 * asks again.
 */
export function useTypeahead<Raw, Found, Key extends QueryKey>(options: Options<Raw, Found, Key>) {
  const { text, request, onEntered } = options
  const [paused] = useDebouncedValue(text, typingPauseMs)
  /** Text that Enter asks for at once, without the typing pause. */
  const [hurried, hurry] = useState<string>()
  const [kept, keep] = useState<Kept>()
  const isReplayed = useRef(false)
  const asked = hurried === text ? text : paused
  const answer = useQuery({ ...request(asked), placeholderData: keepPreviousData })
  /** The lines belong to the typed text. Before that, no key may choose one of them. */
  const isCurrent = asked === text && answer.isSuccess && !answer.isPlaceholderData
  const isFailed = asked === text && answer.isError && !answer.isFetching
  const drop = () => keep(undefined)

  // One key a rendering, so that each finds the field as the key before it has left it.
  useEffect(() => {
    if (kept === undefined || (kept.text === text && !isCurrent && !isFailed)) return
    const [key, ...others] = kept.text === text && isCurrent ? kept.keys : []
    keep(others.length > 0 ? { ...kept, keys: others } : undefined)
    if (key === undefined || answer.data === undefined) return
    if (kept.isAlone) onEntered?.(answer.data)
    else {
      isReplayed.current = true
      kept.field.dispatchEvent(
        new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }),
      )
      isReplayed.current = false
    }
  })

  /** Keeps a key for the answer and returns true, or leaves it to the field. */
  const take = (event: KeyboardEvent<HTMLElement>): boolean => {
    const { key, currentTarget: field, nativeEvent, ctrlKey, metaKey, altKey } = event
    if (key === 'Escape') drop()
    const isArrow = arrows.includes(key) && !isCurrent && !isFailed
    if (!(isArrow || key === 'Enter') || isReplayed.current || isComposed(nativeEvent)) return false
    if (ctrlKey || metaKey || altKey || request(text).enabled === false) return false
    const keys = kept?.text === text ? kept.keys : []
    if (keys.length === 0 && !isArrow && onEntered === undefined) return false
    event.preventDefault()
    event.stopPropagation()
    // What is pressed after an Enter would act on the field that the choice leads to.
    if (!keys.includes('Enter'))
      keep({ text, keys: [...keys, key], field, isAlone: !isArrow && keys.length === 0 })
    if (key === 'Enter') hurry(text)
    if (key === 'Enter' && isFailed) void answer.refetch()
    return true
  }
  return { answer, isCurrent, take, drop }
}
