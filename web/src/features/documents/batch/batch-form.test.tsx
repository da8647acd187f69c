import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aPerson, statusFor } from '../../../../test/people.ts'
import { standIn } from '../../../../test/server.ts'
import { createApplication } from '../../../app/application.ts'
import { Providers } from '../../../app/providers.tsx'
import '../../../lib/languages/all-texts.ts'

test('a preview whose answer got lost is the same preview; of another change it is another', async () => {
  // Mantine measures menus, which a simulated browser cannot; it says so at length.
  vi.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined)
  const sent: { action: string; key: string | null }[] = []
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list')) },
    'GET /api/document/list/20': {
      body: { data: [], meta: { total: 0, from: 0, to: 0, current_page: 1, per_page: 20, last_page: 1 } },
    },
    'GET /api/document/counts': { body: [] },
    'GET /api/document_view/list': { body: [] },
    'POST /api/document_batch/preview': ({ body, headers }) => {
      const { values } = JSON.parse(body ?? '') as { values: { action: string } }
      sent.push({ action: values.action, key: headers.get('Idempotency-Key') })
      throw new TypeError('the line was cut')
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/document/list'] })
  render(<Providers application={createApplication({ history })} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Mai multe deodată' }))
  await user.click(await screen.findByText('Modifică toate documentele din listă'))
  const dialog = within(await screen.findByRole('dialog'))
  const preview = async (times: number) => {
    const button = await dialog.findByRole('button', { name: /^Previzualizează/ })
    await waitFor(() => expect(button.hasAttribute('data-loading')).toBe(false))
    await user.click(button)
    await waitFor(() => expect(sent).toHaveLength(times))
  }
  await preview(1)
  await preview(2)
  await user.selectOptions(dialog.getByLabelText(/Ce se schimbă/), 'Nivelul de acces')
  await preview(3)
  expect(sent.map(({ action }) => action)).toEqual(['status', 'status', 'access_level'])
  const [first, second, third] = sent.map(({ key }) => key)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})
