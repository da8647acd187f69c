import { type RefObject, useEffect, useRef } from 'react'

type Ahead = { text: string; keys: string[] }

/**
 * Keeps arrows and Enter that are pressed before the answer has come, and replays them on the answer: the
 * lines shown until then belong to an earlier text. Changing the text or leaving the field drops them. `take`
 * returns whether it has kept the key. Enter without an arrow before it chooses no line and is left to the
 * field.
 */
export function useKeysAhead(
  field: RefObject<HTMLInputElement | null>,
  text: string,
  isAnswered: boolean,
): { take: (key: string) => boolean; drop: () => void } {
  const ahead = useRef<Ahead>({ text, keys: [] })
  useEffect(() => {
    const { text: of, keys } = ahead.current
    if (!isAnswered || keys.length === 0) return
    ahead.current = { text, keys: [] }
    if (of !== text) return
    for (const key of keys)
      field.current?.dispatchEvent(
        new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }),
      )
  })
  return {
    take: (key) => {
      if (isAnswered) return false
      const keys = ahead.current.text === text ? ahead.current.keys : []
      const isKept = key === 'ArrowDown' || key === 'ArrowUp' || (key === 'Enter' && keys.length > 0)
      if (isKept) ahead.current = { text, keys: [...keys, key] }
      return isKept
    },
    drop: () => {
      ahead.current = { text, keys: [] }
    },
  }
}
