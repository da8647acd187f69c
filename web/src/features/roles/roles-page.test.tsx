import type { Bundle } from '@hdoc/contract/people/bundles.ts'
import type { Role } from '@hdoc/contract/people/roles.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { type Replies, refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

const can = { edit: true, rename: true, delete: true }
const aRole = (id: number, name: string, more: Partial<Role> = {}): Role => ({
  id,
  name,
  description: '',
  permissions: [],
  bundle_ids: [],
  rights: 0,
  people: 0,
  fixed: false,
  version: 3,
  can,
  ...more,
})
const bundle: Bundle = {
  id: 5,
  name: 'Ghișeu',
  description: '',
  permissions: ['issuer.edit'],
  roles: 1,
  people: 0,
  version: 1,
  can,
}
const clerk = aRole(1, 'Registrator', { permissions: ['document.list'], bundle_ids: [5] })
const head = aRole(2, 'Șef', { permissions: ['assign task'] })
const listOf = <T,>(data: T[]) => ({
  body: {
    data,
    meta: { total: data.length, from: 1, to: data.length, current_page: 1, per_page: 1000, last_page: 1 },
  },
})
const save = 'POST /api/role/save_matrix'

function open(more: Replies = {}, person = aPerson({ isadmin: 1 })) {
  const bodies: unknown[] = []
  const server = standIn({
    'GET /api/status': { body: statusFor(person) },
    'GET /api/role/list/20': listOf([clerk, head]),
    'GET /api/role/list': listOf([clerk, head]),
    'GET /api/permission_bundle/list': listOf([bundle]),
    'GET /api/dashboard/get': refusal(503, 'UNAVAILABLE', 'ocupat'),
    [save]: ({ body }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      return { body: { success: true, message: 'Salvat.', data: [clerk] } }
    },
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: ['/user/roles'] })
  render(<Providers application={createApplication({ history })} />)
  return { ...server, bodies, at: () => history.location.href }
}
async function openMatrix() {
  await userEvent.click(await screen.findByRole('tab', { name: 'Matrice' }))
  return screen.findByRole('table', { name: 'Matrice' })
}
const cell = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('the matrix is changed by keyboard and saved together, only what changed', async () => {
  const { bodies } = open()
  const table = await openMatrix()
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(expect.arrayContaining(['Registrator', 'Șef']))
  const user = userEvent.setup()
  expect(cell('Registrator: Vede lista documentelor').checked).toBe(true)
  cell('Registrator: Vede lista documentelor').focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(cell('Șef: Vede lista documentelor'))
  await user.keyboard(' {ArrowDown} ')
  expect(await screen.findByText('1 rol schimbat')).toBeDefined()
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toEqual({
    roles: [
      {
        id: 2,
        version: 3,
        permissions: ['assign task', 'document.list', 'document.register'],
        bundle_ids: [],
      },
    ],
  })
})

test('only one box of the matrix stands in the way of the Tab key', async () => {
  open()
  const table = await openMatrix()
  const boxes = within(table).getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  expect(boxes.length).toBeGreaterThan(80)
})

test('both exclusive rights are refused before anything is sent', async () => {
  open()
  await openMatrix()
  await userEvent.click(cell('Șef: Repartizează sarcini doar sieși'))
  expect((await screen.findByRole('alert')).textContent).toContain('Rolul „Șef” ar avea împreună')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Salvează/ }).disabled).toBe(true)
})

test('somebody else’s change is told, kept, and one’s own stays on top of it', async () => {
  const theirs = {
    ...clerk,
    permissions: ['document.list', 'document.annul'] as Role['permissions'],
    version: 4,
  }
  const { replies, bodies } = open()
  await openMatrix()
  await userEvent.click(cell('Registrator: Înregistrează documente'))
  const answered = replies[save]!
  replies[save] = refusal(409, 'STALE_VERSION', 'Datele au fost schimbate între timp de Ana.', {
    changed: ['Registrator'],
  })
  replies['GET /api/role/list'] = listOf([theirs, head])
  await userEvent.click(screen.getByRole('button', { name: /Salvează/ }))
  const told = await screen.findByText(/a primit „Anulează documente, cu motiv”/)
  expect(told.textContent).toContain('Registrator:')
  expect(cell('Registrator: Anulează documente, cu motiv').checked).toBe(true)
  expect(cell('Registrator: Înregistrează documente').checked).toBe(true)
  replies[save] = answered
  await userEvent.click(screen.getByRole('button', { name: /Salvează/ }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toEqual({
    roles: [
      {
        id: 1,
        version: 4,
        permissions: ['document.list', 'document.annul', 'document.register'],
        bundle_ids: [5],
      },
    ],
  })
})

test('what is switched while the answer is on its way stays to be saved', async () => {
  const { replies, bodies } = open()
  await openMatrix()
  await userEvent.click(cell('Registrator: Înregistrează documente'))
  const saved: Role = { ...clerk, permissions: [...clerk.permissions, 'document.register'], version: 4 }
  replies[save] = () => {
    fireEvent.click(cell('Registrator: Anulează documente, cu motiv'))
    replies['GET /api/role/list'] = listOf([saved, head])
    replies[save] = ({ body }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      return { body: { success: true, message: 'Salvat.', data: [saved] } }
    }
    return { body: { success: true, message: 'Salvat.', data: [saved] } }
  }
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Salvează/ })
  await userEvent.click(button())
  await screen.findByText('Matricea a fost salvată.')
  expect(cell('Registrator: Anulează documente, cu motiv').checked).toBe(true)
  await waitFor(() => expect(button().disabled).toBe(false))
  await userEvent.click(button())
  await waitFor(() =>
    expect(bodies).toMatchObject([
      { roles: [{ version: 4, permissions: [...saved.permissions, 'document.annul'] }] },
    ]),
  )
})

test('who is no administrator gives only what they hold', async () => {
  open({}, aPerson({}, 'role.manage', 'document.list'))
  await openMatrix()
  expect(cell('Șef: Vede lista documentelor').disabled).toBe(false)
  expect(cell('Șef: Administrează utilizatorii').disabled).toBe(true)
  expect(cell('Șef: Repartizează sarcini').disabled).toBe(false)
})

test('an answer that tells of changed rights makes the menu follow, and the page explain itself', async () => {
  const { replies, at } = open({
    'GET /api/role/list/20': { ...listOf([clerk, head]), headers: { 'x-hdoc-rights': 'one' } },
    'GET /api/permission/explain': {
      body: { carried_by: ['Administrator'], ask: { names: ['Ana Pop'], email: '', phone: '' } },
    },
  })
  await screen.findByText('Registrator')
  expect(screen.getAllByRole('link', { name: 'Registre' })).not.toHaveLength(0)
  replies['GET /api/status'] = { body: statusFor(aPerson({}, 'document.list')) }
  replies['GET /api/role/list'] = refusal(403, 'FORBIDDEN', 'Nu aveți dreptul necesar.', {})
  replies['GET /api/role/list'] = {
    ...refusal(403, 'FORBIDDEN', 'Nu aveți dreptul necesar.', {}),
    headers: { 'x-hdoc-rights': 'two' },
  }
  await userEvent.click(screen.getByRole('tab', { name: 'Permisiuni' }))
  await screen.findByRole('heading', { level: 1, name: 'Nu aveți acces la această pagină' })
  expect(at()).toContain('/forbidden?right=role.manage')
  expect(await screen.findByText(/Îl are rolul: Administrator\..*Ana Pop/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Registre' })).toBeNull()
})
