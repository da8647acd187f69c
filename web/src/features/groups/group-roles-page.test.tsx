import type { GroupRole } from '@hdoc/contract/people/group-roles.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { type Replies, refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

const can = { edit: true, rename: true, delete: true }
const clerk: GroupRole = {
  id: 2,
  name: 'Referent',
  description: '',
  permissions: [],
  members: 1204,
  fixed: false,
  version: 4,
  can,
}
const head: GroupRole = {
  ...clerk,
  id: 1,
  name: 'Director',
  description: 'Conduce compartimentul',
  permissions: ['permission.view_statistics_in_department'],
  members: 0,
  fixed: true,
  can: { edit: true, rename: false, delete: false },
}
const meta = { total: 2, from: 1, to: 2, current_page: 1, per_page: 20, last_page: 1 }

type Sent = { body: unknown; key: string | null }

/** The page of the resource: its list, its dialog, and what was sent. */
function open(more: Replies = {}) {
  const sent: Sent[] = []
  const take = ({ body, headers }: { body: string | undefined; headers: Headers }) => {
    sent.push({ body: JSON.parse(body ?? 'null'), key: headers.get('idempotency-key') })
    return { body: { success: true, message: 'Salvat.', id: 2, data: { ...clerk, name: 'Casier' } } }
  }
  const server = standIn({
    'GET /api/status': { body: statusFor(aPerson({ isadmin: 1 })) },
    'GET /api/group_role/list/20': { body: { data: [head, clerk], meta } },
    'POST /api/group_role/add': take,
    'POST /api/group_role/update': take,
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: ['/user-groups/roles'] })
  render(<Providers application={createApplication({ history })} />)
  return { sent, asked: server.asked, user: userEvent.setup({ delay: null }) }
}
const inDialog = async () => within(await screen.findByRole('dialog'))
const cellsOf = async (name: string) => {
  const row = (await screen.findByRole('button', { name })).closest('tr')
  return [...(row?.cells ?? [])].map((cell) => cell.textContent)
}

test('title, columns and cells of the list come from the contract', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Roluri în compartimente' })).toBeTruthy()
  expect(await cellsOf('Director')).toEqual(['Director', 'Conduce compartimentul', '1', '0'])
  expect(await cellsOf('Referent')).toEqual(['Referent', '–', '0', '1.204'])
})

test('a new row begins blank, needs what the schema needs, and is sent once', async () => {
  const { sent, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Rol nou' }))
  const dialog = await inDialog()
  const name = await dialog.findByLabelText(/^Denumire/)
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect((name as HTMLInputElement).required).toBe(true)
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Descriere/).required).toBe(false)
  expect(dialog.queryByRole('button', { name: 'Șterge rolul' })).toBeNull()

  await user.keyboard('{Control>}s{/Control}')
  expect(await dialog.findByText(/^Formularul conține o eroare/)).toBeTruthy()
  expect(sent).toEqual([])
  await user.type(name, 'Casier{Enter}')
  expect(await screen.findByText('Rolul „Casier” a fost salvat.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.map(({ body }) => body)).toEqual([{ name: 'Casier', description: '', permissions: [] }])
  expect(sent[0]?.key).toMatch(/\S{16,}/)
})

test('of a row only the changes are sent, with the version it was read in', async () => {
  const { sent, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Referent' }))
  const dialog = await inDialog()
  expect(await dialog.findByDisplayValue('Referent')).toBeTruthy()
  await user.type(dialog.getByLabelText(/^Descriere/), 'Ține evidența')
  await user.click(dialog.getByRole('checkbox', { name: 'Vede statisticile compartimentului' }))
  await user.click(dialog.getByRole('button', { name: /Salvează/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({
    id: 2,
    version: 4,
    values: { description: 'Ține evidența', permissions: ['permission.view_statistics_in_department'] },
  })
})

test('a row that may not be deleted or renamed says so, and has no button for it', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Director' }))
  const dialog = await inDialog()
  const name = await dialog.findByDisplayValue('Director')
  expect((name as HTMLInputElement).disabled).toBe(true)
  expect(dialog.getByText(/^Rol al programului/)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Șterge rolul' })).toBeNull()
})

test('deleting asks first; who still uses the row is said where it was asked, and the row stays', async () => {
  const why = 'Rolul este folosit de 2 persoane.'
  const { asked, user } = open({ 'DELETE /api/group_role/delete/2': refusal(409, 'IN_USE', why) })
  await user.click(await screen.findByRole('button', { name: 'Referent' }))
  await user.click(await (await inDialog()).findByRole('button', { name: 'Șterge rolul' }))
  const question = within(await screen.findByRole('dialog', { name: 'Ștergeți rolul „Referent”?' }))
  expect(asked).not.toContain('DELETE /api/group_role/delete/2')
  await user.click(await question.findByRole('button', { name: 'Șterge' }))
  expect(await question.findByText(why)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Renunță' }))
  expect(await screen.findByDisplayValue('Referent')).toBeTruthy()
})
