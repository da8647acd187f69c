import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { heading, openApplication } from '../../../test/application.tsx'
import { aPerson } from '../../../test/people.ts'
import { refusal } from '../../../test/server.ts'
import './head-scripts-page.tsx'
import './head-script-dialog.tsx'

const script = {
  id: 4,
  name: 'Contor',
  config_name: 'analytics',
  src: 'https://statistici.exemplu.ro/s.js',
  properties: { async: true, attributes: { 'data-site': '7' }, onLoad: 'porneste()' },
  approved: false,
  version: 2,
}

test('a script that is gone meanwhile is an empty form', async () => {
  const sent: unknown[] = []
  openApplication('/admin/settings/analytics-code', aPerson({}, 'client.admin'), {
    'GET /api/head_script/list': {
      body: { scripts: [script], sources: [{ name: 'Exemplu', origins: ['https://statistici.exemplu.ro'] }] },
    },
    'GET /api/head_script/get/4': refusal(404, 'NOT_FOUND', 'Nu există.'),
    'POST /api/head_script/add': ({ body }) => {
      sent.push(JSON.parse(body ?? 'null'))
      return { body: { success: true, message: 'Salvat.', id: 5, data: { ...script, id: 5 } } }
    },
  })
  await heading('Cod de statistică')
  expect(await screen.findByText(/Sursa nu mai este aprobată/)).toBeTruthy()
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByRole('button', { name: /Contor/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Script nou' })
  expect(dialog.querySelector<HTMLInputElement>('input[type=url]')?.value).toBe('')
  await user.type(screen.getByLabelText(/^Denumire/), 'Alt contor')
  await user.type(screen.getByLabelText(/^Adresa scriptului/), 'https://statistici.exemplu.ro/alt.js')
  await user.type(screen.getByLabelText(/^Atribute/), 'data-site=9')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(sent).toEqual([
      {
        name: 'Alt contor',
        config_name: 'analytics',
        src: 'https://statistici.exemplu.ro/alt.js',
        properties: { async: true, attributes: { 'data-site': '9' }, onLoad: '' },
      },
    ]),
  )
})
