import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSingleMutation } from './use-single-mutation.ts'

function Sender({ send }: { send: () => Promise<void> }) {
  const { mutate } = useSingleMutation<void, Error, void>({ mutationFn: send })
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
      ends.push((ok) => (ok ? resolve() : reject(new Error('no'))))
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
