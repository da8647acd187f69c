import { MantineProvider } from '@mantine/core'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../lib/languages/all-texts.ts'
import { AppLink } from '../links/app-link.tsx'
import { MovesContext } from '../links/moves.ts'
import { KeptToasts } from './kept-toasts.tsx'
import { dropAllKept, toast, toastLife } from './toast-store.ts'
import { Toasts } from './toasts.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  act(() => vi.runAllTimers())
  act(dropAllKept)
  vi.useRealTimers()
})

async function open() {
  const root = createRootRoute({
    component: () => (
      <MantineProvider>
        <KeptToasts />
        <MovesContext value={{ Link: AppLink, go: vi.fn() }}>
          <Toasts />
        </MovesContext>
      </MantineProvider>
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  await act(() => vi.advanceTimersByTimeAsync(0))
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const failure = () => screen.queryByRole('alert')
const shown = (message: string) =>
  screen.queryAllByRole('status').some((one) => one.textContent?.includes(message))

test('a message lives three seconds, whether it leads somewhere or not', async () => {
  await open()
  expect(toastLife).toBe(3000)
  act(() => toast({ kind: 'success', message: 'Salvat.' }))
  act(() => toast({ kind: 'success', message: 'RG-1', link: { label: 'Deschide', to: '/document/new' } }))
  pass(2999)
  expect([shown('Salvat.'), shown('RG-1')]).toEqual([true, true])
  pass(1)
  expect([shown('Salvat.'), shown('RG-1')]).toEqual([false, false])
})

test('a message that is pointed at or stood in stays, and lives three seconds more afterwards', async () => {
  await open()
  act(() => toast({ kind: 'success', message: 'Salvat.' }))
  const message = screen.getByRole('status')
  pass(2000)
  fireEvent.mouseMove(message)
  pass(60_000)
  expect(shown('Salvat.')).toBe(true)
  act(() => screen.getByRole('button', { name: 'Închide' }).focus())
  fireEvent.mouseLeave(message)
  pass(60_000)
  expect(shown('Salvat.')).toBe(true)
  act(() => screen.getByRole('button', { name: 'Închide' }).blur())
  pass(2999)
  expect(shown('Salvat.')).toBe(true)
  pass(1)
  expect(shown('Salvat.')).toBe(false)
})

test('a message that appears where the mouse rests goes by itself: it would cover what was just clicked', async () => {
  await open()
  act(() => toast({ kind: 'success', message: 'Salvat.' }))
  fireEvent.mouseEnter(screen.getByRole('status'))
  pass(toastLife)
  expect(shown('Salvat.')).toBe(false)
})

test('what a message led to stands in the page until it is put away', async () => {
  await open()
  act(() => toast({ kind: 'success', message: 'RG-1', link: { label: 'Deschide', to: '/document/new' } }))
  act(() => toast({ kind: 'success', message: 'Salvat.' }))
  pass(60_000)
  expect(screen.getByRole('link', { name: 'Deschide' })).toBeTruthy()
  expect(screen.queryByText('Salvat.')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Închide' }))
  expect(screen.queryByRole('link', { name: 'Deschide' })).toBeNull()
})

test('a failure stays until somebody has read it', async () => {
  await open()
  act(() => toast({ kind: 'error', message: 'Nu s-a trimis.' }))
  pass(60_000)
  const message = screen.getByRole('alert')
  fireEvent.mouseMove(message)
  pass(60_000)
  expect(failure()).toBeTruthy()
  fireEvent.mouseLeave(message)
  pass(2999)
  expect(failure()).toBeTruthy()
  pass(1)
  expect(failure()).toBeNull()
})

test('a failure told again stands once, and goes when the fault is mended', async () => {
  await open()
  act(() => toast({ kind: 'error', message: 'Nu s-a trimis.' }))
  act(() => toast({ kind: 'error', message: 'Nu s-a trimis.' }))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  act(() => toast({ kind: 'success', message: 'Trimis.' }))
  expect(failure()).toBeNull()
  expect(shown('Trimis.')).toBe(true)
})
