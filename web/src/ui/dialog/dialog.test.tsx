import { MantineProvider, Menu } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { theme } from '../theme/theme.ts'
import { Dialog } from './dialog.tsx'
import { DialogHost } from './dialog-host.tsx'
import { PlainDialog } from './plain-dialog.tsx'
import { usePageKeys } from './use-page-keys.ts'

function Opener() {
  const [open, setOpen] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        deschide
      </button>
      {open && !isLoaded && (
        <Dialog key="loading" title="Se încarcă" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setLoaded(true)}>
            mai departe
          </button>
        </Dialog>
      )}
      {open && isLoaded && (
        <Dialog key="loaded" title="Ceva" onClose={() => setOpen(false)}>
          <input aria-label="câmp" />
        </Dialog>
      )}
    </>
  )
}

test('closed with Esc, dialogs that followed one another give the focus back to what opened the first', async () => {
  render(
    <MantineProvider env="test" theme={theme}>
      <Opener />
      <DialogHost />
    </MantineProvider>,
  )
  const opener = screen.getByRole('button', { name: 'deschide' })
  await userEvent.click(opener)
  await userEvent.click(await screen.findByRole('button', { name: 'mai departe' }))
  const field = await screen.findByLabelText('câmp')
  field.focus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByLabelText('câmp')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

function FromMenu() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Menu>
        <Menu.Target>
          <button type="button">meniu</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen(true)}>salvează</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open && (
        <Dialog title="Ceva" onClose={() => setOpen(false)}>
          <input aria-label="câmp" />
        </Dialog>
      )}
    </>
  )
}

test.each(['keys', 'click'])(
  'a dialog opened from a menu by %s gives the focus back to the menu’s button',
  async (how) => {
    render(
      <MantineProvider env="test" theme={theme}>
        <FromMenu />
        <DialogHost />
      </MantineProvider>,
    )
    const button = screen.getByRole('button', { name: 'meniu' })
    await userEvent.click(button)
    const item = await screen.findByRole('menuitem', { name: 'salvează' })
    if (how === 'click') await userEvent.click(item)
    else {
      item.focus()
      await userEvent.keyboard('{Enter}')
    }
    const field = await screen.findByLabelText('câmp')
    field.focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByLabelText('câmp')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button))
  },
)

function Deleting() {
  const [open, setOpen] = useState(false)
  const [isThere, setThere] = useState(true)
  return (
    <main>
      <h1>Document</h1>
      {isThere && (
        <button type="button" onClick={() => setOpen(true)}>
          șterge
        </button>
      )}
      {open && (
        <Dialog title="Ceva" onClose={() => setOpen(false)}>
          <button
            type="button"
            onClick={() => {
              setOpen(false)
              queueMicrotask(() => setThere(false))
            }}
          >
            da
          </button>
        </Dialog>
      )}
    </main>
  )
}

test('the heading takes the focus when what opened the dialog goes away with what it did', async () => {
  render(
    <MantineProvider env="test" theme={theme}>
      <Deleting />
      <DialogHost />
    </MantineProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'șterge' }))
  await userEvent.click(await screen.findByRole('button', { name: 'da' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'șterge' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Document' })))
})

test('a dialog adds no landmark of a page: no second banner, no second content info', async () => {
  render(
    <MantineProvider env="test" theme={theme}>
      <header>Antet</header>
      <Dialog title="Ceva" onClose={() => undefined} footer={<button type="button">gata</button>}>
        <p>Text</p>
      </Dialog>
      <DialogHost />
    </MantineProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Ceva' })).toBeTruthy()
  expect(screen.getAllByRole('banner', { hidden: true })).toHaveLength(1)
  expect(screen.queryByRole('contentinfo', { hidden: true })).toBeNull()
})

function Nested({ onSave }: { onSave: (what: string) => void }) {
  const [open, setOpen] = useState<'none' | 'form' | 'question'>('none')
  return (
    <>
      <button type="button" onClick={() => setOpen('form')}>
        deschide
      </button>
      {open !== 'none' && (
        <Dialog title="Formular" onClose={() => setOpen('none')}>
          <Saving what="formular" onSave={onSave} />
          <button type="button" onClick={() => setOpen('question')}>
            întreabă
          </button>
          {open === 'question' && (
            <Dialog title="Întrebare" onClose={() => setOpen('form')}>
              <Saving what="întrebare" onSave={onSave} />
              <button type="button">da</button>
            </Dialog>
          )}
        </Dialog>
      )}
    </>
  )
}
function Saving({ what, onSave }: { what: string; onSave: (what: string) => void }) {
  usePageKeys([['mod+S', () => onSave(what)]], [])
  return null
}

test('of dialogs over each other the top one has the keys, and each gives the focus back to what opened it', async () => {
  const saved: string[] = []
  render(
    <MantineProvider env="test" theme={theme}>
      <Nested onSave={(what) => saved.push(what)} />
      <DialogHost />
    </MantineProvider>,
  )
  const opener = screen.getByRole('button', { name: 'deschide' })
  await userEvent.click(opener)
  const ask = await screen.findByRole('button', { name: 'întreabă' })
  await userEvent.click(ask)
  await screen.findByRole('dialog', { name: 'Întrebare' })
  await userEvent.keyboard('{Control>}s{/Control}{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Întrebare' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(ask))
  await userEvent.keyboard('{Control>}s{/Control}{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect(saved).toEqual(['întrebare', 'formular'])
})

function Beside({ onKey }: { onKey: (key: string) => void }) {
  usePageKeys([
    ['J', () => onKey('J')],
    ['E', () => onKey('E')],
  ])
  usePageKeys([['mod+S', () => onKey('mod+S')]], [])
  return (
    <>
      <button type="button">pagină</button>
      <section
        role="dialog"
        aria-label="Panou"
        onKeyDown={(event) => event.key === 'j' && event.preventDefault()}
      >
        <button type="button">panou</button>
      </section>
      <button type="button" onKeyDown={(event) => event.preventDefault()}>
        ia tot
      </button>
      <PlainDialog title="Alt cont" footer={<button type="button">întâi asta</button>}>
        text
      </PlainDialog>
    </>
  )
}

test.each([
  ['pagină', ['J', 'E', 'mod+S']],
  // What is being written on the page may be saved from a panel beside it.
  ['panou', ['mod+S']],
  ['ia tot', []],
  ['întâi asta', []],
])('with the focus on „%s” the page hears %j', async (name, heard) => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  const keys: string[] = []
  render(
    <MantineProvider env="test" theme={theme}>
      <Beside onKey={(key) => keys.push(key)} />
    </MantineProvider>,
  )
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard('je{Control>}s{/Control}')
  expect(keys).toEqual(heard)
})
