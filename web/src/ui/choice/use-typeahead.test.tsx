import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ApiError } from '../../lib/calls/api-error.ts'
import { useTypeahead } from './use-typeahead.ts'

type Seen = { chosen: string[]; submitted: string[] }
type Ask = (text: string) => Promise<string[]>

/** A field with its lines, as its callers write it: arrows mark, Enter takes the marked line or is the form's. */
function Field({ ask, seen, takesFirst }: { ask: Ask; seen: Seen; takesFirst: boolean }) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(-1)
  const { answer, isCurrent, take, drop } = useTypeahead({
    text,
    request: (q) => ({ queryKey: [q], queryFn: () => ask(q), enabled: q !== '', retry: false }),
    ...(takesFirst && { onEntered: ([first]: string[]) => first && seen.chosen.push(first) }),
  })
  const lines = answer.data ?? []
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={drop}
        onKeyDown={(event) => {
          if (take(event)) return
          const marked = lines[at]
          if (event.key === 'Enter' && isCurrent && marked) seen.chosen.push(marked)
          else if (event.key === 'Enter') seen.submitted.push(text)
          if (event.key === 'ArrowDown' && isCurrent) setAt(at + 1)
        }}
      />
      <ul data-current={isCurrent}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {answer.isError && <p role="alert">{answer.error.message}</p>}
    </form>
  )
}

/** Each question waits until the test answers it: `answer('ab', ['abba'])`, or `fail('ab')`. */
function open({ takesFirst = true } = {}) {
  const waiting = new Map<string, PromiseWithResolvers<string[]>[]>()
  const ask: Ask = (text) => {
    const one = Promise.withResolvers<string[]>()
    waiting.set(text, [...(waiting.get(text) ?? []), one])
    return one.promise
  }
  const seen: Seen = { chosen: [], submitted: [] }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Field {...{ ask, seen, takesFirst }} />
    </QueryClientProvider>,
  )
  const last = (text: string) => waiting.get(text)?.at(-1)
  return {
    seen,
    user: userEvent.setup(),
    field: screen.getByRole('textbox'),
    asked: (text: string, times = 1) => waitFor(() => expect(waiting.get(text)).toHaveLength(times)),
    answer: (text: string, lines: string[]) => last(text)?.resolve(lines),
    fail: (text: string) => last(text)?.reject(new ApiError('Căzut', { status: 500, code: 'INTERNAL' })),
  }
}
const nothing: Seen = { chosen: [], submitted: [] }

test('Enter before the answer asks at once and waits for it; a second Enter adds nothing', async () => {
  const { seen, user, field, asked, answer } = open()
  await user.type(field, 'ab{Enter}{Enter}')
  await asked('ab')
  expect(seen).toEqual(nothing)
  answer('ab', ['abba', 'abac'])
  await waitFor(() => expect(seen).toEqual({ chosen: ['abba'], submitted: [] }))
})

test('answers that come out of order: only that of the typed text is acted on', async () => {
  const { seen, user, field, asked, answer } = open()
  await user.type(field, 'a')
  await asked('a')
  await user.type(field, 'b{Enter}')
  await asked('ab')
  answer('ab', ['abba'])
  await waitFor(() => expect(seen.chosen).toEqual(['abba']))
  answer('a', ['alba', 'acru'])
  await screen.findByText('abba')
  expect(screen.queryByText('alba')).toBeNull()
  expect(seen).toEqual({ chosen: ['abba'], submitted: [] })
})

test('the earlier answer that comes first is shown, and no key acts on it', async () => {
  const { seen, user, field, asked, answer } = open()
  await user.type(field, 'a')
  await asked('a')
  answer('a', ['alba', 'acru'])
  await screen.findByText('alba')
  await user.type(field, 'b{ArrowDown}{Enter}')
  expect(screen.getByText('alba')).toBeTruthy()
  expect(seen).toEqual(nothing)
  await asked('ab')
  answer('ab', ['abba', 'abac'])
  await waitFor(() => expect(seen).toEqual({ chosen: ['abba'], submitted: [] }))
})

test('arrows before the answer walk its lines when it has come, one by one', async () => {
  const { seen, user, field, asked, answer } = open({ takesFirst: false })
  await user.type(field, 'ab{ArrowDown}{ArrowDown}{Enter}')
  await asked('ab')
  answer('ab', ['abba', 'abac'])
  await waitFor(() => expect(seen).toEqual({ chosen: ['abac'], submitted: [] }))
})

test('where Enter alone is the field’s own, it does not wait', async () => {
  const { seen, user, field } = open({ takesFirst: false })
  await user.type(field, 'ab{Enter}')
  expect(seen).toEqual({ chosen: [], submitted: ['ab'] })
})

test('a failing answer takes the Enter back; the next Enter asks again', async () => {
  const { seen, user, field, asked, answer, fail } = open()
  await user.type(field, 'ab{Enter}')
  await asked('ab')
  fail('ab')
  await screen.findByRole('alert')
  expect(seen).toEqual(nothing)
  await user.keyboard('{Enter}')
  await asked('ab', 2)
  answer('ab', ['abba'])
  await waitFor(() => expect(seen).toEqual({ chosen: ['abba'], submitted: [] }))
})

test.each([
  ['Escape', '{Escape}'],
  ['leaving the field', '{Tab}'],
])('%s takes the Enter back', async (_, keys) => {
  const { seen, user, field, asked, answer } = open()
  await user.type(field, `ab{Enter}${keys}`)
  await asked('ab')
  answer('ab', ['abba'])
  await screen.findByText('abba')
  expect(seen).toEqual(nothing)
})

test('a further letter takes the Enter back', async () => {
  const { seen, user, field, asked, answer } = open()
  await user.type(field, 'ab{Enter}c')
  await asked('abc')
  answer('ab', ['abba'])
  answer('abc', ['abces'])
  await screen.findByText('abces')
  expect(seen).toEqual(nothing)
})

test('keys of an input method that composes a letter do not wait', async () => {
  const { seen, user, field, asked, answer } = open()
  await user.type(field, 'ab')
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  await asked('ab')
  answer('ab', ['abba'])
  await waitFor(() => expect(document.querySelector('[data-current="true"]')).not.toBeNull())
  expect(seen.chosen).toEqual([])
})
