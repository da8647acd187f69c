import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

function Opener() {
  const [open, setOpen] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        deschide
      </button>
      {open && !isLoaded && (
        <Dialog key="loading" opened title="Se încarcă" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setLoaded(true)}>
            mai departe
          </button>
        </Dialog>
      )}
      {open && isLoaded && (
        <Dialog key="loaded" opened title="Ceva" onClose={() => setOpen(false)}>
          <input aria-label="câmp" />
        </Dialog>
      )}
    </>
  )
}

test('closed with Esc, dialogs that followed one another give the focus back to what opened the first', async () => {
  render(
    <MantineProvider env="test">
      <Opener />
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
