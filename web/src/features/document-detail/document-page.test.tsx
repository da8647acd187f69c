import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { type Replies, refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import { emptySession } from '../../entities/session/session.ts'
import { setSession } from '../../entities/session/session-store.ts'
import '../../lib/languages/all-texts.ts'
import { document4512 } from '../../../test/document.ts'
import { placeAtDesk } from '../../../test/transfers.ts'

const saved = (data: Document) => ({ body: { success: true, message: 'Salvat.', id: data.id, data } })

function open(row: Document, more: Replies = {}, address = '/document/4512') {
  const bodies: unknown[] = []
  const keep =
    (data: Document) =>
    ({ body }: { body: string | undefined }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      return saved(data)
    }
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list')) },
    'GET /api/workcase/of_document/4512': { body: { cases: [], can: { open: true }, cannot: {} } },
    'GET /api/transfer/of_document/4512': { body: placeAtDesk },
    'GET /api/approval/of_document/4512': { body: { requests: [], can: { request: true }, cannot: {} } },
    'GET /api/document/get/4512': { body: row },
    'GET /api/doc_type/options': { body: [{ id: 1, name: 'Cerere' }] },
    'POST /api/document/update': keep({ ...row, pages: 7, version: 4 }),
    'POST /api/document/annul': keep(row),
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  render(<Providers application={createApplication({ history })} />)
  return { bodies, history, at: () => history.location.href }
}
const field = (path: string) => {
  const found = document.querySelector<HTMLInputElement>(`[data-path="${path}"]`)
  if (!found) throw new Error(`no field ${path}`)
  return found
}

test('a document opened from elsewhere has the focus at its heading, also once it has been loaded', async () => {
  const { history } = open(document4512, {}, '/not-there')
  await screen.findByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })
  history.push('/document/4512')
  const heading = await screen.findByRole('heading', { level: 1, name: /004512/ })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('what one may not do stays in its place, can be reached and says why', async () => {
  const reason = 'Nu aveți dreptul necesar: Anulează documente, cu motiv.'
  const noEdit = 'Nu aveți dreptul necesar: Modifică documente.'
  open({
    ...document4512,
    can: { ...document4512.can, annul: false, edit: false },
    cannot: { annul: reason, edit: noEdit },
  })
  const user = userEvent.setup()
  const edit = await screen.findByRole('button', { name: /^Modifică/ })
  expect(edit.getAttribute('aria-disabled')).toBe('true')
  expect((edit as HTMLButtonElement).disabled).toBe(false)
  const why = document.getElementById(edit.getAttribute('aria-describedby') ?? '')
  expect(why?.textContent).toContain(noEdit)
  await user.click(await screen.findByLabelText('Mai multe comenzi'))
  const annul = (await screen.findByText('Anulează numărul')).closest('button')!
  expect(annul.getAttribute('aria-disabled')).toBe('true')
  expect(annul.disabled).toBe(false)
  expect(annul.textContent).toContain(reason)
  await user.click(annul)
  expect(screen.queryByText('Anulați numărul 004512?')).toBeNull()
})

test('the issuer’s page is one click away; a firm’s trade register number and administrator and the years of keeping are told', async () => {
  open(document4512)
  await screen.findByRole('heading', { level: 1, name: /004512/ })
  for (const text of ['J29/123/2020', 'Narcisa Pop'])
    expect((await screen.findAllByText(text)).length, text).toBeGreaterThan(0)
  await userEvent.setup({ delay: null }).click(screen.getByRole('tab', { name: /^Date/ }))
  expect(await screen.findByText('5 ani, până la sfârșitul anului 2031')).toBeTruthy()
  const link = (await screen.findAllByRole('link', { name: 'SC Narcisa Construct SRL' }))[0]
  expect(link?.getAttribute('href')).toContain('/deponents/1')
})

test('annulling asks for a reason and sends the version that was read', async () => {
  const { bodies } = open(document4512)
  const user = userEvent.setup()
  await user.click(await screen.findByLabelText('Mai multe comenzi'))
  await user.click(await screen.findByText('Anulează numărul'))
  await screen.findByText('Anulați numărul 004512?')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Acest câmp trebuie să fie completat.')).toBeTruthy()
  expect(bodies).toEqual([])
  await user.type(field('reason'), 'Înregistrat de două ori')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(bodies).toEqual([{ id: 4512, reason: 'Înregistrat de două ori', version: 3 }]))
})

test('only changed fields are sent; who was overtaken keeps what they wrote and sees what others did', async () => {
  const sentence =
    'Datele au fost schimbate între timp de Sorin Bujor. Verificați ce s-a schimbat și salvați din nou.'
  const theirs = { ...document4512, version: 5, pages: 12, location: 'Raft 9' }
  let calls = 0
  const sent: unknown[] = []
  open(document4512, {
    'GET /api/workcase/of_document/4512': { body: { cases: [], can: { open: true }, cannot: {} } },
    'GET /api/transfer/of_document/4512': { body: placeAtDesk },
    'GET /api/approval/of_document/4512': { body: { requests: [], can: { request: true }, cannot: {} } },
    'GET /api/document/get/4512': () => ({ body: calls === 0 ? document4512 : theirs }),
    'POST /api/document/update': ({ body }) => {
      calls += 1
      sent.push(JSON.parse(body ?? 'null'))
      return calls === 1
        ? refusal(409, 'STALE_VERSION', sentence, {
            changed: ['pages', 'status'],
            meanwhile: [{ by: 'Sorin Bujor', at: '2026-11-20T08:05:00.000Z', what: 'Document modificat' }],
          })
        : saved({ ...theirs, pages: 7 })
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByText('Modifică'))
  await screen.findByText('Modifică documentul 004512')
  await user.clear(field('pages'))
  await user.type(field('pages'), '7')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByText('20.11.2026, 10:05 – Sorin Bujor: Document modificat')).toBeTruthy()
  expect(screen.getByText('S-au schimbat: Număr de file, Stare.')).toBeTruthy()
  await user.click(screen.getByText('Păstrez ce am scris'))
  await waitFor(() => expect((field('location') as HTMLInputElement).value).toBe('Raft 9'))
  expect((field('pages') as HTMLInputElement).value).toBe('7')
  expect(screen.queryByText(sentence)).toBeNull()
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(document.querySelector('[data-path="pages"]')).toBeNull())
  expect(sent).toEqual([
    { id: 4512, values: { pages: 7 }, with_deadline: false, version: 3 },
    { id: 4512, values: { pages: 7 }, with_deadline: false, version: 5 },
  ])
})

test('types of the category of the document are offered', async () => {
  const asked: string[] = []
  open(document4512, {
    'GET /api/doc_type/options': ({ url }) => {
      asked.push(decodeURIComponent(url.split('?')[1] ?? ''))
      return { body: [{ id: 1, name: 'Cerere' }] }
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByText('Modifică'))
  await screen.findByText('Modifică documentul 004512')
  await waitFor(() => expect(asked.some((query) => query.includes('q='))).toBe(true))
  expect(asked.filter((query) => !query.includes('categories=intrare'))).toEqual([])
})

test('a file is shown by the viewer of its kind, and offered for download where none can', async () => {
  open(document4512, {
    'GET /api/file/content/2': {
      body: {
        shown: 'text',
        facts: [],
        parts: [{ title: 'Deviz', blocks: [{ type: 'table', rows: [['Beton', '<b>12</b>']] }] }],
        attachments: [],
        encoding: null,
        cut: true,
      },
    },
    'GET /api/file/content/3': { body: { shown: 'nothing', reason: 'password' } },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByText('deviz.xlsx'))
  expect(await screen.findByText('<b>12</b>')).toBeTruthy()
  expect(screen.getByText(/se arată numai începutul/)).toBeTruthy()
  await user.click(screen.getByText('secret.docx'))
  expect(await screen.findByText('Fișierul este protejat cu parolă.')).toBeTruthy()
  expect(screen.getByText('Descarcă').closest('a')?.getAttribute('href')).toBe('/api/file/download/3')
  await user.click(screen.getByText('vechi.doc'))
  expect(await screen.findByText('Acest fel de fișier nu se poate arăta în pagină.')).toBeTruthy()
})

test('a document that may not be seen leads to the not-found page', async () => {
  const { at } = open(document4512, {
    'GET /api/workcase/of_document/4512': { body: { cases: [], can: { open: true }, cannot: {} } },
    'GET /api/transfer/of_document/4512': { body: placeAtDesk },
    'GET /api/approval/of_document/4512': { body: { requests: [], can: { request: true }, cannot: {} } },
    'GET /api/document/get/4512': refusal(404, 'NOT_FOUND', 'Înregistrarea nu a fost găsită.'),
  })
  await waitFor(() => expect(at()).toBe('/404?_fr=model'), { timeout: 8000 })
})

test('a document is made to wait for days; a closed one is opened again with a reason', async () => {
  const bodies: unknown[] = []
  const keep = ({ body }: { body: string | undefined }) => {
    bodies.push(JSON.parse(body ?? 'null'))
    return saved(document4512)
  }
  open(document4512, { 'POST /api/document/change_status': keep })
  const user = userEvent.setup()
  await user.click(await screen.findByText('Schimbă starea'))
  const status = await screen.findByLabelText('Starea nouă')
  const offered = [...status.querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(offered).not.toContain('Anulat')
  expect(offered).not.toContain('În lucru – termen depășit')
  await user.selectOptions(status, 'În așteptare')
  await user.type(field('pending_days'), '5')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(bodies).toEqual([
      { id: 4512, version: 3, status: 15, reason: '', pending_type: 'days', pending_days: 5 },
    ]),
  )
  cleanup()
  const closed = { ...document4512, status: { ...document4512.status, id: 6, name: 'Soluționat' } }
  open(closed, { 'POST /api/document/change_status': keep })
  await user.click(await screen.findByText('Redeschide'))
  await screen.findByText('Redeschideți documentul 004512?')
  await user.type(field('reason'), 'A revenit petentul')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(bodies[1]).toEqual({ id: 4512, version: 3, status: 3, reason: 'A revenit petentul' }),
  )
})

test('what stands against closing a document is said beside the status, before it is tried', async () => {
  const text = 'Documentul 004512 are nevoie de semnătură.'
  open(document4512, {
    'GET /api/document/obstacles/4512': { body: [{ code: 'SIGNATURE_MISSING', text }] },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByText('Schimbă starea'))
  const status = await screen.findByLabelText('Starea nouă')
  await user.selectOptions(status, 'În așteptare')
  expect(screen.queryByText(text)).toBeNull()
  await user.selectOptions(status, 'Soluționat')
  expect(await screen.findByText(text)).toBeTruthy()
})

test('an incoming document is answered from its page, by who may register', async () => {
  const may = (...rights: Parameters<typeof aPerson>[1][]) => ({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list', ...rights)) },
  })
  open(document4512, may())
  await screen.findByRole('button', { name: 'Modifică' })
  expect(screen.queryByRole('link', { name: 'Răspunde' })).toBeNull()
  cleanup()
  setSession(emptySession)
  open(document4512, may('document.register'))
  const reply = await screen.findByRole('link', { name: 'Răspunde' })
  expect(reply.getAttribute('href')).toContain('/document/new/iesire?answers=4512')
})

test('an annulled document shows no locked commands; what it answers stands beside its number', async () => {
  const nothing = Object.fromEntries(Object.keys(document4512.can).map((name) => [name, false]))
  const never = { change: false, lock: false, unlock: false, take_lock: false }
  open({
    ...document4512,
    can: nothing as Document['can'],
    annulled: { at: '2026-11-20T08:05:00Z', by: 'Sorin Bujor', reason: 'Înregistrat de două ori' },
    files: document4512.files.map((file) => ({ ...file, can: never })),
    connected: { comments: 2, links: 1, answers: [{ id: 3522, number: '003522' }] },
  })
  await screen.findByText(/Înregistrat de două ori/)
  expect(document.querySelectorAll('[aria-disabled="true"]')).toHaveLength(0)
  expect(screen.getByRole('link', { name: '003522' }).getAttribute('href')).toContain('/document/3522')
  expect(screen.getByRole('tab', { name: 'Comentarii 2' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Conexiuni 1' })).toBeTruthy()
})

const broadcast = {
  ...{ id: 4512, groups: [], told_at: '2026-11-20T08:00:00Z', read: 0, people: [] },
  own: { asked: true, read_at: null },
}

test('a reading is confirmed by the person alone; who acts in their name reads why they cannot', async () => {
  open(document4512, { 'GET /api/broadcast/of_document/4512': { body: broadcast } })
  expect(await screen.findByRole('button', { name: 'Am luat la cunoștință' })).toBeTruthy()
  cleanup()
  setSession(emptySession)
  const acting = { logged_in_as_another_user: { id: 1, name: 'Vlad Admin' } }
  open(document4512, {
    'GET /api/status': { body: statusFor(aPerson(acting, 'document.list')) },
    'GET /api/broadcast/of_document/4512': { body: broadcast },
  })
  expect(await screen.findByText(/numai ea confirmă că l-a citit/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Am luat la cunoștință' })).toBeNull()
})
