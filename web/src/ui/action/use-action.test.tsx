import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '../../lib/calls/api-error.ts'
import { currentToasts } from '../feedback/toast-store.ts'
import { useAction } from './use-action.ts'

function Sender({ send }: { send: () => Promise<void> }) {
  const { mutate } = useAction({ call: send, changes: [], shown: true })
  return (
    <button type="button" onClick={() => mutate()}>
      Trimite
    </button>
  )
}

test('two clicks of one moment send once; after the answer, also one that failed, it can be sent again', async () => {
  const ends: ((ok: boolean) => void)[] = []
  const send = () =>
    new Promise<void>((resolve, reject) => {
      ends.push((ok) => (ok ? resolve() : reject(new ApiError('no', { status: 500, code: 'INTERNAL' }))))
    })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Sender send={send} />
    </QueryClientProvider>,
  )
  const button = screen.getByText('Trimite')
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(ends).toHaveLength(1))
  for (const ok of [false, true]) {
    const before = ends.length
    ends.at(-1)?.(ok)
    await waitFor(() => {
      fireEvent.click(button)
      expect(ends).toHaveLength(before + 1)
    })
  }
})

function Creator({ send }: { send: (values: string, key: string) => Promise<string> }) {
  const { mutate, isPending } = useAction({ call: send, changes: [], said: (name) => name, shown: true })
  return ['una', 'alta'].map((values) => (
    <button key={values} type="button" onClick={() => mutate(values)}>
      {isPending ? '…' : values}
    </button>
  ))
}

test('values sent again without an answer keep their key; others, and those after a refusal, get their own', async () => {
  const failures = [0, 0, 422, 422, 500]
  const sent: { values: string; key: string }[] = []
  const send = async (values: string, key: string) => {
    sent.push({ values, key })
    const status = failures[sent.length - 1]
    if (status !== undefined) throw new ApiError('no', { status, code: 'INTERNAL' })
    return 'Salvat.'
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Creator send={send} />
    </QueryClientProvider>,
  )
  const wanted = ['una', 'una', 'una', 'una', 'alta', 'alta', 'alta']
  for (const [n, values] of wanted.entries()) {
    fireEvent.click(await screen.findByText(values))
    await waitFor(() => expect(sent).toHaveLength(n + 1))
  }
  expect(sent.map(({ values }) => values)).toEqual(wanted)
  const keys = sent.map(({ key }) => key)
  // Lost twice, refused, refused again, lost as another, then done, then done anew.
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3, 4, 4, 6])
  expect(
    currentToasts()
      .slice(-2)
      .map(({ message }) => message),
  ).toEqual(['Salvat.', 'Salvat.'])
})
