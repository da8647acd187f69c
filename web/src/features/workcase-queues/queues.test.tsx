import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageOf } from '../../../test/listed-documents.ts'
import { aPerson, statusFor } from '../../../test/people.ts'
import { aShare, counts } from '../../../test/queued-shares.ts'
import { refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

// happy-dom has no fonts; a text field that grows with its text listens to them.
beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})

type Answers = Parameters<typeof standIn>[0]

function open(path: string, answers: Answers, ...permissions: Permission[]) {
  vi.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined)
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list', ...permissions)) },
    'GET /api/workcase/counts': { body: counts },
    'GET /api/user_group/options': { body: [{ id: 9, name: 'Urbanism' }] },
    'GET /api/workcase/candidates/9': {
      body: [{ id: 4, name: 'Ana Pop', open: 3, overdue: 1, head: false, absence: '' }],
    },
    ...answers,
  })
  const history = createMemoryHistory({ initialEntries: [path] })
  render(<Providers application={createApplication({ history })} />)
  return history
}

const choose = async (user: ReturnType<typeof userEvent.setup>, number: string) => {
  const link = await screen.findByRole('link', { name: number })
  await user.click(within(link.closest('tr')!).getByRole('checkbox'))
}

test('chosen shares are taken one after another; who was faster with one of them is said beside its number', async () => {
  const sent: unknown[] = []
  open(
    '/my-workcases?queue=group',
    {
      'GET /api/workcase/queue/group/20': {
        body: pageOf([aShare(1, { take: true }), aShare(2, { take: true }), aShare(3, {})] as never),
      },
      'POST /api/workcase/take': ({ body }) => {
        const step = JSON.parse(body ?? '') as { share_id: number }
        sent.push(step)
        return step.share_id === 102
          ? refusal(403, 'SHARE_OF_ANOTHER', 'Lucrarea este la Ion Pop, Urbanism.')
          : { body: { message: '', title: '', id: 1, data: { version: 4 } } }
      },
    },
    'workcase.work',
  )
  const user = userEvent.setup({ delay: null })
  for (const n of [1, 2, 3]) await choose(user, `DS-0000${n}/2026`)
  await user.keyboard('p')
  const dialog = within(await screen.findByRole('dialog'))
  const kept = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(kept.sort()).toEqual([
    'DS-00002/2026 Lucrarea este la Ion Pop, Urbanism.',
    'DS-00003/2026 Lucrarea este la Ana Pop, Urbanism.',
  ])
  // What the row forbids was not even sent; the version seen went along.
  expect(sent).toEqual([
    { share_id: 101, version: 3 },
    { share_id: 102, version: 3 },
  ])
})

test('a queue is part of the address, asked in the order of its deadlines, and kept apart from other lists', async () => {
  const asked: string[] = []
  const rows = ({ url }: { url: string }) => {
    asked.push(url)
    return { body: pageOf([aShare(1, { take: true })] as never) }
  }
  const history = open(
    '/my-workcases',
    { 'GET /api/workcase/queue/mine/20': rows, 'GET /api/workcase/queue/group/20': rows },
    'workcase.work',
  )
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: /^Compartiment 2/ }))
  await waitFor(() => expect(history.location.search).toContain('queue=group'))
  await user.click(await screen.findByRole('button', { name: 'Titlu' }))
  await waitFor(() => expect(history.location.search).toContain('sortBy=title'))
  expect(history.location.search).toContain('queue=group')
  expect(sessionStorage.getItem('dt-workcase-state')).toContain('workcase.group')
  expect(sessionStorage.getItem('dt-session-state') ?? '').not.toContain('workcase')
  expect(asked[0]).toContain('sortBy=deadline_on')
})

test('two shares of one case are taken and given out one after the other, each upon what the one before left', async () => {
  const sent: unknown[] = []
  const shares = [1, 2].map((n) =>
    aShare(1, { take: true, give: true }, { share_id: 100 + n, title: `Parte ${n}` }),
  )
  const rows = { body: pageOf(shares as never) }
  const history = open(
    '/my-workcases?queue=group',
    {
      'GET /api/workcase/queue/group/20': rows,
      'GET /api/workcase/queue/to_distribute/20': rows,
      'GET /api/workcase/queue/to_distribute/100': rows,
      'POST /api/workcase/take': ({ body }) => {
        sent.push(JSON.parse(body ?? ''))
        return { body: { message: '', title: '', id: 1, data: { version: 4 } } }
      },
      'POST /api/case_batch/give_one': ({ body }) => {
        const { share_id, version } = JSON.parse(body ?? '') as { share_id: number; version?: number }
        sent.push({ share_id, version })
        return { body: { message: '', title: '', id: 7, data: {} } }
      },
    },
    'workcase.work',
    'workcase.assign',
  )
  const user = userEvent.setup({ delay: null })
  await screen.findByText('Parte 1')
  await user.click(screen.getByRole('checkbox', { name: /toate/i }))
  await user.keyboard('p')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    { share_id: 101, version: 3 },
    { share_id: 102, version: 4 },
  ])
  history.push('/assign-workcases')
  await user.click(await screen.findByRole('button', { name: 'Repartizează pe rând' }))
  await screen.findByText('Parte 1', { selector: '[role=dialog] *' })
  await user.click(
    screen.getByLabelText(/^Compartiment responsabil/, { selector: 'input:not([type=hidden])' }),
  )
  const [urbanism] = await screen.findAllByRole('option', { name: 'Urbanism', hidden: true })
  await user.click(urbanism!)
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Parte 2', { selector: '[role=dialog] *' })
  await user.keyboard('{Alt>}p{/Alt}')
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Ați ajuns la capăt.')
  expect(sent.slice(2)).toEqual([{ share_id: 101, version: 3 }, { share_id: 102 }])
})

test('a tab leads away from a queue that was sorted, and back to it as it was', async () => {
  const rows = { body: pageOf([aShare(1, { take: true })] as never) }
  const history = open(
    '/my-workcases?queue=group',
    { 'GET /api/workcase/queue/mine/20': rows, 'GET /api/workcase/queue/group/20': rows },
    'workcase.work',
  )
  const user = userEvent.setup({ delay: null })
  const tab = (name: RegExp) => screen.findByRole('button', { name, pressed: true })
  await user.click(await screen.findByRole('button', { name: 'Titlu' }))
  await waitFor(() => expect(history.location.search).toContain('sortBy=title'))
  await user.click(screen.getByRole('button', { name: /^Ale mele/ }))
  await tab(/^Ale mele/)
  expect(history.location.search).toBe('')
  await user.click(screen.getByRole('button', { name: /^Compartiment \d/ }))
  await tab(/^Compartiment \d/)
  await waitFor(() => expect(history.location.search).toContain('sortBy=title'))
  expect(history.location.search).toContain('queue=group')
})

test('papers are given out in a row: beside each person stands what lies on them, and the next paper follows', async () => {
  const sent: unknown[] = []
  open(
    '/assign-workcases',
    {
      'GET /api/workcase/queue/to_distribute/20': {
        body: pageOf([aShare(1, { give: true }), aShare(2, { give: true })] as never),
      },
      'POST /api/case_batch/give_one': ({ body }) => {
        sent.push(JSON.parse(body ?? ''))
        return { body: { message: '', title: '', id: 7, data: {} } }
      },
      'POST /api/case_batch/undo': { body: { message: '', title: '', id: 7, data: {} } },
    },
    'workcase.assign',
    'workcase.resolution',
  )
  const user = userEvent.setup({ delay: null })
  await choose(user, 'DS-00001/2026')
  await choose(user, 'DS-00002/2026')
  const bar = within(screen.getByRole('toolbar'))
  await user.click(bar.getByRole('button', { name: 'Repartizează pe rând' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(
    dialog.getByLabelText(/^Compartiment responsabil/, { selector: 'input:not([type=hidden])' }),
  )
  // The departments that only work on it have a list of the same names behind this one.
  const [urbanism] = await screen.findAllByRole('option', { name: 'Urbanism', hidden: true })
  await user.click(urbanism!)
  await user.click(dialog.getByLabelText(/^Persoana/, { selector: 'input:not([type=hidden])' }))
  await user.click(
    await screen.findByRole('option', { name: 'Ana Pop · în lucru: 3 · cu termen depășit: 1', hidden: true }),
  )
  await user.type(dialog.getByLabelText('Rezoluție'), 'Spre soluționare')
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText(/DS-00001\/2026 → Urbanism: Ana Pop/)
  const values = {
    shares: [{ group_id: 9, user_id: 4, role: 'lead', deadline_on: null }],
    resolution: 'Spre soluționare',
  }
  expect(sent).toEqual([{ share_id: 101, version: 3, values }])
  await user.keyboard('{Alt>}p{/Alt}')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ share_id: 102, version: 3, values })
  await screen.findByText('Ați ajuns la capăt.')
})

test('what may not be given out is left out before anything is asked, with the reason', async () => {
  const refused = { cannot: { give: 'Repartizează șeful compartimentului Juridic.' } }
  open(
    '/assign-workcases',
    {
      'GET /api/workcase/queue/to_distribute/20': {
        body: pageOf([aShare(1, {}, refused), aShare(2, { give: true })] as never),
      },
    },
    'workcase.assign',
  )
  const user = userEvent.setup({ delay: null })
  await choose(user, 'DS-00001/2026')
  await user.keyboard('r')
  const dialog = async () => within(await screen.findByRole('dialog'))
  const told = 'DS-00001/2026 Repartizează șeful compartimentului Juridic.'
  expect((await dialog()).getByRole('listitem').textContent).toBe(told)
  expect((await dialog()).queryByLabelText(/^Compartiment responsabil/)).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await choose(user, 'DS-00002/2026')
  await user.keyboard('r')
  const asked = await dialog()
  await asked.findByText('Pentru 1 lucrare.')
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(told)
})

test('a walk through a long list says how many come after its rows, and goes on with them', async () => {
  const rows = [1, 2, 3].map((n) => aShare(n, { give: true }))
  let seen = 2
  open(
    '/assign-workcases',
    {
      'GET /api/workcase/queue/to_distribute/20': { body: pageOf(rows as never) },
      'GET /api/workcase/queue/to_distribute/100': () => ({ body: pageOf(rows.slice(0, seen) as never, 3) }),
    },
    'workcase.assign',
  )
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Repartizează pe rând' }))
  for (const n of [1, 2]) {
    await screen.findByText(`Cerere ${n}`, { selector: '[role=dialog] *' })
    await user.keyboard('{Alt>}s{/Alt}')
  }
  await screen.findByText(/Mai este 1 lucrare de repartizat/)
  seen = 3
  await user.click(screen.getByRole('button', { name: 'Continuă cu următoarele' }))
  await screen.findByText('Cerere 3', { selector: '[role=dialog] *' })
})

test('when the row with the focus leaves the queue, the next one has it', async () => {
  let rows = [1, 2, 3].map((n) => aShare(n, { take: true }))
  open(
    '/my-workcases?queue=group',
    {
      'GET /api/workcase/queue/group/20': () => ({ body: pageOf(rows as never) }),
      'POST /api/workcase/take': () => {
        rows = rows.filter(({ id }) => id !== 2)
        return { body: { message: '', title: '', id: 2, data: { version: 4 } } }
      },
    },
    'workcase.work',
  )
  const user = userEvent.setup({ delay: null })
  const link = await screen.findByRole('link', { name: 'DS-00002/2026' })
  link.focus()
  await user.keyboard('p')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'DS-00002/2026' })).toBeNull())
  expect(document.activeElement?.textContent).toContain('DS-00003/2026')
})

test('a step that is not possible asks nothing and says why', async () => {
  open(
    '/my-workcases?queue=group',
    {
      'GET /api/workcase/queue/group/20': {
        body: pageOf([
          aShare(1, {}, { cannot: { refuse: 'Lucrarea nu este la dumneavoastră.' } }),
          aShare(2, { refuse: true }),
        ] as never),
      },
    },
    'workcase.work',
  )
  const user = userEvent.setup({ delay: null })
  await choose(user, 'DS-00001/2026')
  await user.keyboard('f')
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('Lucrarea nu este la dumneavoastră.')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await choose(user, 'DS-00002/2026')
  await user.keyboard('f')
  await screen.findByText('Pentru 1 lucrare.')
})

test('a key means the queue also while the box of a row has the focus, and a letter where one writes', async () => {
  open(
    '/assign-workcases',
    {
      'GET /api/workcase/queue/to_distribute/20': { body: pageOf([aShare(1, { give: true })] as never) },
    },
    'workcase.assign',
  )
  const user = userEvent.setup({ delay: null })
  const search = await screen.findByRole('textbox', { name: 'Caută în listă' })
  await user.type(search, 'r')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.clear(search)
  const link = await screen.findByRole('link', { name: 'DS-00001/2026' })
  const box = within(link.closest('tr')!).getByRole('checkbox')
  box.focus()
  await user.click(box)
  expect(document.activeElement).toBe(box)
  await user.keyboard('r')
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('whose work a substitute does stands before the title, where no narrow column cuts it', async () => {
  const share = { ...aShare(1, {}), in_place_of: 'Radu Mesteacăn' }
  open(
    '/my-workcases',
    { 'GET /api/workcase/queue/mine/20': { body: pageOf([share] as never) } },
    'workcase.work',
  )
  const title = await screen.findByText('Cerere 1')
  expect(title.closest('td')?.textContent).toBe('pentru Radu Mesteacăn · Cerere 1')
})
