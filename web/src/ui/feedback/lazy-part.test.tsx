import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../lib/languages/all-texts.ts'
import { lazyPart } from './lazy-part.tsx'

const missing = () => new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
const Found = () => <p>partea</p>
type Part = ComponentType<{ onClose?: () => void }>

/** A page with something written on it, and a part that comes at the second try. */
function openPage(onClose?: () => void) {
  let tries = 0
  const Lazy = lazyPart(async (): Promise<Part> => {
    tries += 1
    if (tries === 1) throw missing()
    return Found
  })
  render(
    <MantineProvider>
      <input defaultValue="Cerere" />
      {onClose ? <Lazy onClose={onClose} /> : <Lazy />}
    </MantineProvider>,
  )
}
const server = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer())
const written = () => screen.getByDisplayValue('Cerere')

beforeEach(() => {
  vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined)
  for (const script of document.querySelectorAll('script')) script.remove()
})

test('offline, a dialog says so, can be tried again, and the page stays', async () => {
  server(() => {
    throw new TypeError('offline')
  })
  openPage(() => undefined)
  await screen.findByText('Nu există legătură cu serverul. Verificați rețeaua și încercați din nou.')
  expect(written()).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Încearcă din nou' }))
  expect(await screen.findByText('partea')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a dialog that did not come is closed as the dialog would be', async () => {
  server(() => new Response(''))
  const onClose = vi.fn()
  openPage(onClose)
  await screen.findByText('Încercați din nou. Ce ați scris pe pagină rămâne.')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Închide' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('after an update of the server it asks to load the new version', async () => {
  const own = document.createElement('script')
  own.type = 'module'
  own.setAttribute('src', '/assets/index-old.js')
  document.head.append(own)
  server(() => new Response('<script type="module" src="/assets/index-new.js"></script>'))
  openPage()
  await screen.findByText('S-a instalat o versiune nouă a programului')
  expect(screen.getByRole('button', { name: 'Reîncarcă pagina' })).toBeTruthy()
  expect(written()).toBeTruthy()
})
