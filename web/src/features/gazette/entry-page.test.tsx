import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { draftEntry, headings } from '../../../test/gazette.ts'
import { aPerson, statusFor } from '../../../test/people.ts'
import { type Replies, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

function open(at: string, more: Replies = {}) {
  const bodies: [string, unknown][] = []
  const take =
    (path: string, body: object) =>
    ({ body: sent }: { body: string | undefined }) => {
      bodies.push([path, JSON.parse(sent ?? 'null')])
      return { body }
    }
  const saved = (state: object) => ({
    success: true,
    message: 'Gata.',
    id: 44,
    data: { ...draftEntry, ...state },
  })
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ id: 2, isadmin: 1 })) },
    'GET /api/gazette_entry/get/44': { body: draftEntry },
    'GET /api/gazette_category/tree': { body: { headings, two_people: false } },
    'POST /api/gazette_entry/submit': take(
      'submit',
      saved({ state: { code: 'published', name: 'Publicat', className: 'status-ok' } }),
    ),
    'POST /api/gazette_category/move': take('move', { success: true, message: 'Gata.' }),
    'POST /api/gazette_category/add': take('add', {
      success: true,
      message: 'Gata.',
      id: 50,
      data: headings[1],
    }),
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: [at] })
  render(<Providers application={createApplication({ history })} />)
  return { bodies, user: userEvent.setup() }
}

test('an act is published only after its personal data were looked at', async () => {
  const { bodies, user } = open('/admin/monitor-oficial/44')
  await screen.findByRole('heading', { level: 1, name: draftEntry.title })
  expect(screen.getByText('1******0014')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Publică' }))
  const dialog = await screen.findByRole('dialog')
  const send = within(dialog).getByRole('button', { name: 'Publică' })
  await user.click(send)
  expect(await within(dialog).findByText(/Bifați după ce v-ați uitat/)).toBeTruthy()
  expect(bodies).toEqual([])
  await user.click(within(dialog).getByRole('checkbox', { name: /M-am uitat/ }))
  await user.click(send)
  await waitFor(() => expect(bodies).toEqual([['submit', { id: 44, checked: 'abc', version: 3 }]]))
})

test('what goes along with office files is told by name, and publishing waits until somebody looked', async () => {
  const beside = [
    { file: 'buget.xlsx', partly: false, hidden_sheets: ['Salarii'], authors: ['Ion Pop'] },
    { file: 'liste.ods', partly: true, hidden_sheets: [], authors: [] },
  ]
  const shown = { ...draftEntry, check: { ...draftEntry.check, findings: [], beside } }
  const { bodies, user } = open('/admin/monitor-oficial/44', {
    'GET /api/gazette_entry/get/44': { body: shown },
  })
  await user.click(await screen.findByRole('button', { name: 'Publică' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/Foi ascunse.*Salarii/)).toBeTruthy()
  expect(within(dialog).getByText(/proprietățile fișierului.*Ion Pop/)).toBeTruthy()
  expect(within(dialog).getByText(/Nu am putut citi tot fișierul/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Publică' }))
  expect(await within(dialog).findByText(/Bifați după ce v-ați uitat/)).toBeTruthy()
  expect(bodies).toEqual([])
})

test('headings are ordered by keys, those of the law stay, and new ones come under them', async () => {
  const { bodies, user } = open('/admin/settings/monitor-oficial-categories')
  await user.click(
    await screen.findByRole('button', { name: 'Mută mai jos rubrica „Registrul proiectelor”' }),
  )
  await waitFor(() => expect(bodies).toEqual([['move', { id: 32, before_id: null }]]))
  expect(screen.queryByRole('button', { name: /Modifică rubrica „Hotărârile autorității/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: /Adaugă o rubrică sub „Hotărârile autorității/ }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: /Denumirea/ }), 'Ordonanțe')
  await user.click(within(dialog).getByRole('button', { name: /Salvează/ }))
  await waitFor(() =>
    expect(bodies.at(-1)).toEqual(['add', { parent_id: 3, name: 'Ordonanțe', expires_days: null }]),
  )
})
