import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { textBundle } from '../../lib/languages/text-bundle.ts'
import { WithTexts } from './with-texts.tsx'

test('children come with their texts, at once where these are here, and nothing is logged', async () => {
  const said = vi.spyOn(console, 'error')
  const texts = Promise.withResolvers<Record<string, unknown>>()
  const bundle = textBundle({ ro: () => texts.promise, en: async () => ({}) })
  const page = (
    <WithTexts texts={bundle}>
      <p>Pagina</p>
    </WithTexts>
  )
  const { unmount } = await act(async () => render(page))
  expect(screen.queryByText('Pagina')).toBeNull()
  await act(async () => texts.resolve({}))
  expect(screen.getByText('Pagina')).toBeTruthy()
  unmount()
  render(page)
  expect(screen.getByText('Pagina')).toBeTruthy()
  expect(said).not.toHaveBeenCalled()
})
