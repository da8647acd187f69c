import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../lib/languages/all-texts.ts'
import { useUploads } from './use-uploads.ts'

test('a file that goes on after a pause waits for its turn while three others are sent', () => {
  const { result } = renderHook(() => useUploads(1))
  const item = (name: string) => {
    const found = result.current.items.find((one) => one.name === name)
    if (!found) throw new Error(`no file ${name}`)
    return found
  }
  const states = () => result.current.items.map(({ state }) => state)
  // All within one turn, before anything is sent.
  act(() => result.current.add(['a', 'b', 'c', 'd'].map((name) => new File(['x'], name))))
  expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting'])
  act(() => result.current.pause(item('a')))
  expect(states()).toEqual(['paused', 'sending', 'sending', 'sending'])
  act(() => result.current.resume(item('a')))
  expect(states()).toEqual(['waiting', 'sending', 'sending', 'sending'])
  act(() => result.current.remove(item('b')))
  expect(states()).toEqual(['sending', 'sending', 'sending'])
})
