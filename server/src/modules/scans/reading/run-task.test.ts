import { describe, expect, it, test } from 'vitest'
import { noteOfEnd, runTask } from './run-task.ts'
import { TOO_MUCH_MEMORY } from './task.ts'

describe('the end of a process', () => {
  it.each([
    ['well', 0, null, undefined],
    ['by its own watch over its memory', TOO_MUCH_MEMORY, null, 'too_large'],
    ['killed for its time or its memory', null, 'SIGKILL', 'too_large'],
    ['with a full heap', null, 'SIGABRT', 'too_large'],
    ['in a decoder that broke', null, 'SIGSEGV', 'damaged'],
    ['with an error nobody caught', 1, null, 'damaged'],
  ] as const)('%s', (_, code, by, note) => {
    expect(noteOfEnd(code, by)).toBe(note)
  })
})

test('a process that breaks over its task is no sign of a large scan', async () => {
  const task = { kind: 'compose', photos: 0, at: '2026-11-20T08:00:00Z' } as const
  const { signal } = new AbortController()
  const told = await runTask({ task, inputs: {}, signal }, async ({ result }) => result)
  expect(told).toEqual({ ok: false, note: 'damaged' })
})
