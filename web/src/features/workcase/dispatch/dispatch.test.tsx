import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import type { AnswerDraft } from '@hdoc/contract/dispatches/answer-drafts.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer312, dispatch7, dispatch8, form312, sent7 } from '../../../../test/dispatch.ts'
import { document4512 } from '../../../../test/document.ts'
import { aPerson, statusFor } from '../../../../test/people.ts'
import { type Replies, refusal, standIn } from '../../../../test/server.ts'
import { case312, share31 } from '../../../../test/workcase.ts'
import { createApplication } from '../../../app/application.ts'
import { Providers } from '../../../app/providers.tsx'
import '../../../lib/languages/all-texts.ts'

const closable: WorkCase = {
  ...case312,
  next: null,
  can: { ...case312.can, close: true, close_with_dispatch: true },
  cannot: {},
  shares: [{ ...share31, status: { code: 'in_progress', name: 'În lucru', className: 'status-info' } }],
}

function open(row: WorkCase = closable, more: Replies = {}) {
  const bodies: Record<string, unknown> = {}
  const keep =
    (name: string, data: object) =>
    ({ body }: { body: string | undefined }) => {
      bodies[name] = JSON.parse(body ?? 'null')
      return { body: { success: true, message: 'Salvat.', id: 1, ...data } }
    }
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ id: 2 }, 'document.list', 'workcase.work')) },
    'GET /api/workcase/get/312': { body: row },
    'GET /api/workcase/activity/312': { body: [] },
    'GET /api/document/get/4512': { body: document4512 },
    'GET /api/document/comments/4512': { body: [] },
    'GET /api/dispatch/of_case/312': { body: [] },
    'GET /api/workcase/obstacles/312': { body: [] },
    'GET /api/answer/get/312': { body: answer312 },
    'GET /api/dispatch/form/312': { body: form312 },
    'POST /api/dispatch/close_case': keep('close', { data: row, dispatch: dispatch7 }),
    'POST /api/dispatch/withdraw': keep('withdraw', { data: [dispatch7] }),
    'POST /api/dispatch/correct': keep('correct', { data: sent7 }),
    'POST /api/dispatch/mark': keep('mark', { data: [dispatch7] }),
    'POST /api/dispatch/repeat': keep('repeat', { data: dispatch8 }),
    'POST /api/dispatch/update': keep('update', { data: dispatch7 }),
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: ['/workcase/312'] })
  render(<Providers application={createApplication({ history })} />)
  return { bodies, user: userEvent.setup() }
}

const choose = async (
  user: ReturnType<typeof userEvent.setup>,
  dialog: HTMLElement,
  name: RegExp,
  typed: string,
) => {
  await user.click(within(dialog).getByRole('combobox', { name }))
  await user.keyboard(`${typed}{Enter}`)
}

test('closing with a dispatch asks for everything it needs', async () => {
  const { user, bodies } = open()
  await user.click(await screen.findByRole('button', { name: 'Închide cu expediere' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('combobox', { name: /Modul de soluționare/ })
  await user.keyboard('{Control>}s{/Control}')
  for (const said of [
    'Alegeți modul de soluționare.',
    'Alegeți modul de expediere.',
    'Completați textul rezoluției.',
  ])
    expect((await within(dialog).findAllByText(said)).length).toBeGreaterThan(0)
  expect(bodies.close).toBeUndefined()
})

test.each([
  ['number', /^Răspunsul ia număr, dosarul și documentele lui se închid/],
  ['document', /^Dosarul și documentele lui se închid/],
] as const)('says what closing does: an answer by way of %s', async (way, said) => {
  const { user } = open(closable, { 'GET /api/dispatch/form/312': { body: { ...form312, way } } })
  await user.click(await screen.findByRole('button', { name: 'Închide cu expediere' }))
  expect(await within(await screen.findByRole('dialog')).findByText(said)).toBeTruthy()
})

test('closing with a dispatch sends the answer, its files and where it goes, all together', async () => {
  const { user, bodies } = open()
  await user.click(await screen.findByRole('button', { name: 'Închide cu expediere' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('combobox', { name: /Modul de soluționare/ })
  await choose(user, dialog, /Modul de soluționare/, 'favorabil')
  await user.type(within(dialog).getByRole('textbox', { name: /Textul rezoluției/ }), 'S-a emis.')
  await choose(user, dialog, /Modul de expediere/, 'po')
  await choose(user, dialog, /Felul trimiterii/, 'simpl')
  await user.click(within(dialog).getByRole('checkbox', { name: /proiect.pdf/ }))
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(bodies.close).toBeDefined())
  expect(bodies.close).toMatchObject({
    id: 312,
    status: 8,
    resolution: 'S-a emis.',
    answer: {
      way: 'number',
      doc_type_id: 5,
      register_id: 3,
      short_description: 'Răspuns la nr. 004512/16.11.2026',
    },
    dispatch: {
      ship_to: 'SC Narcisa Construct SRL',
      address: 'Str. Teilor 3',
      method: 'post',
      postal_kind: 'plain',
    },
    file_ids: [90],
    upload_ids: [],
  })
})

test('by e-mail the address may stay empty, and at least one file goes along', async () => {
  const { user, bodies } = open(closable, {
    'GET /api/dispatch/form/312': { body: { ...form312, address: '', email: '' } },
  })
  await user.click(await screen.findByRole('button', { name: 'Închide cu expediere' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('combobox', { name: /Modul de soluționare/ })
  await choose(user, dialog, /Modul de soluționare/, 'favorabil')
  await user.type(within(dialog).getByRole('textbox', { name: /Textul rezoluției/ }), 'S-a emis.')
  expect(within(dialog).getByText('Gol = astăzi.')).toBeTruthy()
  await choose(user, dialog, /Modul de expediere/, 'e-m')
  expect(within(dialog).getByText(/pleacă singur, la începutul zilei alese/)).toBeTruthy()
  await user.keyboard('{Control>}s{/Control}')
  expect(
    (await within(dialog).findAllByText('Completați adresa de e-mail la care pleacă răspunsul.')).length,
  ).toBeGreaterThan(0)
  expect((await within(dialog).findAllByText(/Alegeți cel puțin un fișier/)).length).toBeGreaterThan(0)
  expect(within(dialog).queryByText('Completați adresa.')).toBeNull()
  expect(bodies.close).toBeUndefined()
})

test('the card tells what left, and marks it as sent with its tracking number', async () => {
  const { user, bodies } = open(closable, { 'GET /api/dispatch/of_case/312': { body: [dispatch7] } })
  const card = await screen.findByRole('region', { name: 'Expediere' })
  expect(await within(card).findByText('SC Narcisa Construct SRL')).toBeTruthy()
  expect(within(card).getByText('De expediat')).toBeTruthy()
  await user.click(within(card).getByRole('button', { name: /Comenzi: E-0128\/2026/ }))
  const confirm = (await screen.findByText('Marchează confirmat')).closest('[role="menuitem"]')
  expect(confirm?.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByText('Marchează expediat'))
  const dialog = await screen.findByRole('dialog')
  await user.type(await within(dialog).findByRole('textbox', { name: /Nr. de urmărire/ }), 'RR1RO')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(bodies.mark).toMatchObject({ ids: [7], status: 'sent', on: null, tracking_number: 'RR1RO' }),
  )
})

test('an e-mail that could not leave says why, and is sent again to another address', async () => {
  const { user, bodies } = open(closable, { 'GET /api/dispatch/of_case/312': { body: [dispatch8] } })
  const card = await screen.findByRole('region', { name: 'Expediere' })
  expect(await within(card).findByText('Serverul a refuzat mesajul: 550')).toBeTruthy()
  expect(within(card).getByText(/De reluat/)).toBeTruthy()
  await user.click(within(card).getByRole('button', { name: /Comenzi/ }))
  await user.click(await screen.findByText('Reia expedierea'))
  const dialog = await screen.findByRole('dialog')
  const email = await within(dialog).findByRole('textbox', { name: /E-mail/ })
  await user.clear(email)
  await user.type(email, 'nou@firma.example')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(bodies.repeat).toMatchObject({
      id: 8,
      version: 1,
      email: 'nou@firma.example',
      method: 'email',
      file_ids: [91],
    }),
  )
})

test('a dispatch that is mended keeps its day, tracking number and receiver; what a colleague changed meanwhile is told', async () => {
  const planned = { ...dispatch7, when: '2026-12-04', tracking_number: 'RR1RO', received_by: 'Ion Pop' }
  let held = planned
  const sent: unknown[] = []
  const { user } = open(closable, {
    'GET /api/dispatch/of_case/312': () => ({ body: [held] }),
    'POST /api/dispatch/update': ({ body }) => {
      const asked = JSON.parse(body ?? '{}') as { version: number }
      sent.push(asked)
      return asked.version === held.version
        ? { body: { success: true, message: 'Salvat.', id: 7, data: held } }
        : refusal(409, 'STALE_VERSION', 'Altcineva a modificat între timp.')
    },
  })
  const card = await screen.findByRole('region', { name: 'Expediere' })
  await user.click(await within(card).findByRole('button', { name: /Comenzi/ }))
  await user.click(await screen.findByText('Modifică expedierea'))
  const dialog = within(await screen.findByRole('dialog'))
  const address = await dialog.findByLabelText(/^Adresa/)
  await user.clear(address)
  await user.type(address, 'Str. Nouă 5')
  held = { ...planned, version: planned.version + 1, comments: 'Urgent' }
  await user.keyboard('{Control>}s{/Control}')
  await user.click(await dialog.findByRole('button', { name: 'Păstrez ce am scris' }))
  await waitFor(() => expect(dialog.queryByText('Altcineva a modificat între timp.')).toBeNull())
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({
    id: 7,
    version: planned.version + 1,
    address: 'Str. Nouă 5',
    comments: 'Urgent',
    when: '2026-12-04',
    tracking_number: 'RR1RO',
    received_by: 'Ion Pop',
  })
})

test('the answer is written in the page, numbered and sent, each step from where it stands', async () => {
  const written: AnswerDraft = {
    ...answer312,
    text: 'Vă comunicăm aprobarea.',
    file: { id: 90, name: 'Raspuns-DS-00312-2026.pdf', version: 1, document_id: 4512 },
    written_by: 'Radu Mesteacăn',
    written_at: '2026-11-20T08:00:00Z',
    version: 1,
    can: { ...answer312.can, write: true, number: true },
    cannot: {},
  }
  const sent: Record<string, unknown> = {}
  const { user } = open(closable, {
    'POST /api/answer/write': ({ body }: { body: string | undefined }) => {
      sent.write = JSON.parse(body ?? 'null')
      return { body: { success: true, message: 'Salvat.', id: 312, data: written } }
    },
    'POST /api/answer/number': ({ body }: { body: string | undefined }) => {
      sent.number = JSON.parse(body ?? 'null')
      const data = { ...written, document: { id: 4600, number: 'E-0128/2026' }, version: 2 }
      return { body: { success: true, message: 'Salvat.', id: 312, data } }
    },
    'GET /api/answer/get/312': () => ({ body: sent.write ? written : answer312 }),
    'GET /api/answer/texts/312': {
      body: [
        { id: 1000, name: 'Aprobare', text: '', letter: 'drawn' },
        { id: 1001, name: 'Respingere', text: '', letter: 'undrawn' },
      ],
    },
  })
  const card = await screen.findByRole('region', { name: 'Răspunsul' })
  expect(await within(card).findByText('Nu este scris încă.')).toBeTruthy()
  await user.click(within(card).getByRole('button', { name: 'Răspunde' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(await within(dialog).findByRole('textbox', { name: /Textul răspunsului/ }), written.text)
  // A text with a Word paper brings it along; of one that cannot be drawn it is said.
  await user.selectOptions(
    await within(dialog).findByRole('combobox', { name: 'Adăugați un text al instituției' }),
    'Aprobare',
  )
  expect(within(dialog).getByRole<HTMLSelectElement>('combobox', { name: 'Foaia' }).value).toBe('1000')
  expect(within(dialog).getByText(/Pe server nu este LibreOffice/)).toBeTruthy()
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(sent.write).toEqual({ case_id: 312, text: written.text, letter_id: 1000, version: 0 }),
  )
  expect(await within(card).findByText('Raspuns-DS-00312-2026.pdf')).toBeTruthy()
  await user.click(within(card).getByRole('button', { name: 'Numerotează' }))
  await screen.findByRole('combobox', { name: /Registrul/ })
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(sent.number).toMatchObject({
      case_id: 312,
      version: 1,
      answer: { doc_type_id: 5, register_id: 3 },
    }),
  )
})

test('the line of an answer leads to who has to decide, and puts number and date on the paper', async () => {
  const numbered: AnswerDraft = {
    ...answer312,
    text: 'Vă comunicăm aprobarea.',
    file: { id: 90, name: 'Raspuns.pdf', version: 2, document_id: 4512 },
    approval: {
      request_id: 5,
      status: { code: 'approved', name: 'Aprobat', className: 'status-ok' },
      is_open: false,
      own: false,
    },
    written_by: 'Radu Mesteacăn',
    written_at: '2026-11-20T08:00:00Z',
    document: { id: 4600, number: 'E-0128/2026' },
    paper: { id: 95, name: 'Raspuns.pdf', version: 1 },
    version: 3,
    can: { ...answer312.can, write: false, stamp: true, sign: true },
    cannot: {},
  }
  const waiting: AnswerDraft = {
    ...numbered,
    stamped: true,
    paper: { id: 96, name: 'Raspuns-stampilat.pdf', version: 1 },
    signing: {
      request_id: 6,
      status: { code: 'waiting_for_signature', name: 'Așteaptă semnătura', className: 'status-warn' },
      is_open: true,
      own: true,
    },
    can: { ...numbered.can, stamp: false, sign: false },
  }
  let sent: unknown
  const { user } = open(closable, {
    'POST /api/answer/stamp': ({ body }: { body: string | undefined }) => {
      sent = JSON.parse(body ?? 'null')
      return { body: { success: true, message: 'Salvat.', id: 312, data: waiting } }
    },
    'GET /api/answer/get/312': () => ({ body: sent ? waiting : numbered }),
  })
  const card = await screen.findByRole('region', { name: 'Răspunsul' })
  const steps = () =>
    within(within(card).getByRole('list', { name: 'Pașii răspunsului' }))
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent?.includes('(făcut)'))
      .map(({ textContent }) => textContent)
  await user.click(await within(card).findByRole('button', { name: 'Ștampilează' }))
  expect(await within(card).findByText(/Raspuns-stampilat.pdf, versiunea 1/)).toBeTruthy()
  expect(sent).toEqual({ case_id: 312 })
  expect(steps()).toEqual(['Text(făcut)', 'Aprobare(făcut)', 'Număr(făcut)', 'Ștampilă(făcut)'])
  expect(within(card).getByRole('link', { name: 'Semnați' }).getAttribute('href')).toContain('request=6')
})

test('what has not left is withdrawn with a reason, and then tells who withdrew it', async () => {
  const { user, bodies } = open(closable, { 'GET /api/dispatch/of_case/312': { body: [dispatch7] } })
  const card = await screen.findByRole('region', { name: 'Expediere' })
  await user.click(await within(card).findByRole('button', { name: /Comenzi: E-0128\/2026/ }))
  await user.click(await screen.findByText('Retrage expedierea'))
  const dialog = await screen.findByRole('dialog')
  await user.type(
    await within(dialog).findByRole('textbox', { name: /De ce se retrage/ }),
    'Documentul e greșit',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Retrage expedierea' }))
  await waitFor(() => expect(bodies.withdraw).toEqual({ ids: [7], reason: 'Documentul e greșit' }))
})

/** The command that corrects the tracking number, in the menu of the only dispatch. */
async function correction(user: ReturnType<typeof userEvent.setup>) {
  const card = await screen.findByRole('region', { name: 'Expediere' })
  await user.click(await within(card).findByRole('button', { name: /Comenzi: E-0128\/2026/ }))
  return screen.findByText(/^Corectează numărul de urmărire/)
}

test('a tracking number that was mistyped is corrected once it has left', async () => {
  const { user, bodies } = open(closable, { 'GET /api/dispatch/of_case/312': { body: [sent7] } })
  await user.click(await correction(user))
  const dialog = await screen.findByRole('dialog')
  const field = await within(dialog).findByRole<HTMLInputElement>('textbox', { name: /^Nr. de urmărire/ })
  expect(field.value).toBe('RR12RO')
  await user.clear(field)
  await user.type(field, 'RR21RO')
  await user.click(within(dialog).getByRole('button', { name: 'Salvează' }))
  await waitFor(() => expect(bodies.correct).toEqual({ id: 7, version: 2, tracking_number: 'RR21RO' }))
})

test('before it has left, correcting the tracking number says why it cannot be', async () => {
  const { user } = open(closable, { 'GET /api/dispatch/of_case/312': { body: [dispatch7] } })
  const command = await correction(user)
  expect(command.textContent).toContain('are starea „De expediat”')
  expect(command.closest('[role="menuitem"]')?.getAttribute('aria-disabled')).toBe('true')
})
