import { Button, MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'
import { DialogHost } from './dialog-host.tsx'
import { nextStop, useFocusKept } from './use-focus-kept.ts'

function Rows({ busy = false, added = false }: { busy?: boolean; added?: boolean }) {
  const ref = useRef<HTMLDivElement>(null)
  useFocusKept(ref)
  const [rows, setRows] = useState(['unu', 'doi', 'trei'])
  const [locked, setLocked] = useState(false)
  return (
    <div ref={ref}>
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
          {row}
        </button>
      ))}
      {locked ? (
        <a href="#locked">Deblochează</a>
      ) : (
        <button type="button" onClick={() => setLocked(true)}>
          Blochează
        </button>
      )}
      {added ? (
        <p>adăugat</p>
      ) : (
        <button type="button" disabled={busy} data-loading={busy || undefined}>
          Adaugă
        </button>
      )}
    </div>
  )
}
const focused = () => document.activeElement?.textContent

test('a row that goes leaves the focus to the next one, the last to what follows', async () => {
  render(<Rows />)
  const user = userEvent.setup()
  await user.click(screen.getByText('doi'))
  await waitFor(() => expect(focused()).toBe('trei'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe('Blochează'))
})

test('what takes the place of a control takes its focus', async () => {
  render(<Rows />)
  await userEvent.setup().click(screen.getByText('Blochează'))
  await waitFor(() => expect(focused()).toBe('Deblochează'))
})

test('a button that waits for an answer has the focus again afterwards', async () => {
  const { rerender } = render(<Rows />)
  const button = screen.getByText('Adaugă')
  button.focus()
  rerender(<Rows busy />)
  button.blur()
  rerender(<Rows />)
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('a button that is gone with its answer leaves the focus to what stands before it', async () => {
  const { rerender } = render(<Rows />)
  screen.getByText('Adaugă').focus()
  rerender(<Rows busy />)
  rerender(<Rows added />)
  await waitFor(() => expect(focused()).toBe('Blochează'))
})

test('what the person put down stays down', async () => {
  render(<Rows />)
  const button = screen.getByText('unu')
  button.focus()
  button.blur()
  await Promise.resolve()
  button.click()
  await waitFor(() => expect(screen.queryByText('unu')).toBeNull())
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['what took the place', 'b', 'abc', 'axyc', 'x'],
  ['what followed', 'b', 'abc', 'ac', 'c'],
  ['what came before', 'b', 'ab', 'a', 'a'],
  ['anything, where all is new', 'b', 'abc', 'xy', 'x'],
  ['nothing, where nothing is left', 'b', 'abc', '', undefined],
])('one goes on at %s', (_what, lost, before, now, next) => {
  expect(nextStop(lost, [...before], [...now])).toBe(next)
})

function Batch({ state }: { state: 'ready' | 'busy' | 'done' }) {
  const footer = (
    <>
      <button type="button">Renunță</button>
      {state !== 'done' && <Button loading={state === 'busy'}>Pornește</Button>}
    </>
  )
  return (
    <MantineProvider>
      <Dialog title="Lot" onClose={() => undefined} footer={footer}>
        Ceva
      </Dialog>
      <DialogHost />
    </MantineProvider>
  )
}

test('in a dialog the focus stays in it: a busy button has it again, one that is gone leaves it to another', async () => {
  const { rerender } = render(<Batch state="ready" />)
  const button = (name: string) => screen.getByRole('button', { name, hidden: true })
  button('Pornește').focus()
  rerender(<Batch state="busy" />)
  button('Pornește').blur()
  rerender(<Batch state="ready" />)
  await waitFor(() => expect(document.activeElement).toBe(button('Pornește')))
  rerender(<Batch state="done" />)
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull())
})
