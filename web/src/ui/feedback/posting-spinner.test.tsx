import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../lib/languages/all-texts.ts'
import { beginPosting } from '../../lib/calls/posting.ts'
import { PostingSpinner } from './posting-spinner.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const shown = () => screen.queryByRole('alertdialog', { name: /Se procesează cererea, vă rugăm așteptați/ })

test('covers the page while a posted call takes longer than 300 ms, until the last one has ended', () => {
  render(
    <MantineProvider>
      <PostingSpinner />
    </MantineProvider>,
  )
  const ends: (() => void)[] = []
  const begin = () => act(() => void ends.push(beginPosting()))
  const end = () => act(() => ends.shift()?.())
  begin()
  act(() => vi.advanceTimersByTime(299))
  expect(shown()).toBeNull()
  end()
  begin()
  act(() => vi.advanceTimersByTime(300))
  expect(shown()?.textContent).toMatch(/Se procesează cererea/)
  begin()
  end()
  expect(shown()).toBeTruthy()
  end()
  expect(shown()).toBeNull()
})
