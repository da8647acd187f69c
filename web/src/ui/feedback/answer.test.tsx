import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ApiError } from '../../lib/calls/api-error.ts'
import '../../lib/languages/all-texts.ts'
import { Answer } from './answer.tsx'

function Names({ ask }: { ask: () => Promise<string[]> }) {
  const answer = useQuery({ queryKey: ['names'], queryFn: ask, retry: false })
  return (
    <>
      <button type="button" onClick={() => void answer.refetch()}>
        Din nou
      </button>
      <Answer query={answer} title="Numele nu s-au putut încărca">
        {(names) => names.map((name) => <p key={name}>{name}</p>)}
      </Answer>
    </>
  )
}

test('an answer is on its way, cannot be loaded, is there, and stays when asking anew fails', async () => {
  const failed = new ApiError('Nu există legătură.', { status: 0, code: 'offline' })
  const answers = [Promise.reject(failed), Promise.resolve(['Ana']), Promise.reject(failed)]
  for (const answer of answers) answer.catch(() => undefined)
  let asked = 0
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <Names ask={() => answers[asked++] ?? Promise.resolve([])} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  const user = userEvent.setup()
  expect(screen.getByRole('status').textContent).toBe('Se încarcă…')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Numele nu s-au putut încărcaNu există legătură.',
  )
  await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
  await screen.findByText('Ana')
  await user.click(screen.getByText('Din nou'))
  expect(asked).toBe(3)
  expect(screen.getByText('Ana')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
