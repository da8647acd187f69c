import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { aReport as report, aRun as run } from '../../../test/reports/a-run.ts'
import { refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

// happy-dom has no fonts; a text field that grows with its text listens to them.
beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})

const noFacts = {
  document_id: 5,
  number: 'RG-5',
  status: 6,
  answered_on: '2026-03-20',
  asks: { outcome: true, settled_on: false },
  outcome: '',
  settled_on: null,
  domain: '',
  spoken: false,
  refusal_ground: '',
  filing_ground: '',
  head_complaint: '',
  court_complaint: '',
  version: 0,
}
const line = { section: 'Petiții primite', law: 'art. 14', depth: 0 }

test('a locked report says which right it wants; a mail leads to its run, whose figures open their documents', async () => {
  let tries = 0
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ id: 2 }, 'dashboard.statistics')) },
    'GET /api/report/catalogue': {
      body: {
        today: '2026-11-20',
        reports: [
          report({ id: 'petitions', group: 'legal', title: 'Petiții', law: 'OG 27/2002', asks: ['half'] }),
          report({
            id: 'users',
            group: 'people',
            title: 'Utilizatori și drepturi',
            right_label: 'Administrează utilizatorii',
            can: { run: false },
          }),
          report({
            id: 'register_book',
            group: 'registry',
            title: 'Cartea de registru',
            right_label: 'Administrează registrele',
            can: { run: false },
          }),
        ],
      },
    },
    // Made twice for the same half year.
    'GET /api/report/runs': { body: { runs: [{ ...run, id: 8, asked_at: '2026-11-20T09:30:00Z' }, run] } },
    'GET /api/report/get/7': {
      body: {
        ...run,
        law: 'OG 27/2002',
        lines: [
          { ...line, key: 'received', label: 'Petiții înregistrate', value: 2 },
          { ...line, key: 'online', label: 'prin portal', value: 0, depth: 1 },
        ],
        gaps: [
          { key: 'gap_ground', text: 'petiții clasate nu au temei', count: 21 },
          { key: 'gap_arrival', text: 'documente nu au canalul', count: 2 },
        ],
        remarks: 'La timp.',
        version: 1,
      },
    },
    'GET /api/legal_fact/get/5': () => {
      tries += 1
      return tries === 1 ? refusal(500, 'INTERNAL', 'Eroare internă.') : { body: noFacts }
    },
    'GET /api/report/papers/7/received': ({ url }) => {
      const isSecond = url.includes('page=2')
      const [id, from, to] = isSecond ? [25, 21, 25] : [5, 1, 20]
      return {
        body: {
          papers: [{ document_id: id, cells: [`RG-${id}`, '02.03.2026', 'Clasat', ''] }],
          hidden: 1,
          meta: { total: 25, from, to, current_page: isSecond ? 2 : 1, per_page: 20, last_page: 2 },
        },
      }
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/reports?run=7'] })
  render(<Providers application={createApplication({ history })} />)
  const user = userEvent.setup()
  const figure = await screen.findByRole('button', {
    name: '2: arată documentele din „Petiții înregistrate”',
  })
  expect(screen.getByRole('row', { name: /prin portal/ }).textContent).toContain('0')
  expect(screen.getByText(/^21 de petiții clasate nu au temei\./)).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Observații în raport/).value).toBe('La timp.')
  const pdfs = ['10:00', '11:30'].map((time) =>
    screen
      .getByRole('link', { name: `Descarcă PDF: Semestrul I 2026, cerut la 20.11.2026, ${time}` })
      .getAttribute('href'),
  )
  expect(pdfs).toEqual(['/api/report/pdf/7/1', '/api/report/pdf/8/1'])
  await user.click(figure)
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByRole('link', { name: 'RG-5' })).toBeTruthy()
  expect(within(dialog).getByText('și un document cu acces restrâns')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Pagina următoare' }))
  expect(await within(dialog).findByRole('link', { name: 'RG-25' })).toBeTruthy()
  expect(within(dialog).getByText('înregistrările 21–25 din 25')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Pagina anterioară' }))
  await within(dialog).findByRole('link', { name: 'RG-5' })
  // What a document lacks cannot be asked for at first.
  await user.click(within(dialog).getByRole('button', { name: 'Completează RG-5' }))
  const facts = await screen.findByRole('dialog', { name: 'Date pentru raport: RG-5' })
  expect(await within(facts).findByText(/Eroare internă/)).toBeTruthy()
  await user.click(within(facts).getByRole('button', { name: 'Încearcă din nou' }))
  expect(await screen.findByLabelText(/^Temeiul clasării/)).toBeTruthy()
  // The outcome may be said; the day is told by the answer that left, and the field says so.
  expect(screen.getByLabelText<HTMLSelectElement>(/^Cum s-a răspuns/).disabled).toBe(false)
  expect(screen.getByLabelText<HTMLInputElement>(/^Ziua răspunsului/).disabled).toBe(true)
  expect(screen.getByText('Răspunsul a plecat la 20.03.2026.')).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.keyboard('{Escape}')
  expect(
    screen.getByRole('button', { name: 'Închide: Semestrul I 2026, cerut la 20.11.2026, 10:00' }),
  ).toBeTruthy()
  // That rights are missing is said once, over all that ask for them.
  const locked = within(screen.getByRole('list', { name: 'Cer drepturi pe care nu le aveți' }))
  expect(locked.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Utilizatori și drepturi',
    'Cartea de registru',
  ])
  expect(screen.queryByRole('list', { name: 'Registratură' })).toBeNull()
  await user.click(locked.getByRole('link', { name: 'Utilizatori și drepturi' }))
  expect(await screen.findByText('Vă lipsește dreptul „Administrează utilizatorii”.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pregătește raportul' })).toBeNull()
})

test('buttons of schedules and of runs under way say which one they are about', async () => {
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ id: 2 }, 'dashboard.statistics')) },
    'GET /api/report/catalogue': {
      body: {
        today: '2026-11-20',
        reports: [report({ id: 'overdue', title: 'Termene depășite', schedulable: true })],
      },
    },
    'GET /api/report/runs': {
      body: {
        runs: [
          {
            ...run,
            report: 'overdue',
            of: '',
            legal: false,
            state: 'waiting',
            can: { cancel: true, send: false },
          },
        ],
      },
    },
    'GET /api/report_schedule/list': {
      body: {
        schedules: [
          {
            id: 3,
            report: 'overdue',
            title: 'Termene depășite',
            of: '',
            every: 'week',
            day: 1,
            next_on: '2026-11-23',
            people: ['Ana Crin'],
            made_by: 'Ana Crin',
          },
        ],
      },
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/reports?report=overdue'] })
  render(<Providers application={createApplication({ history })} />)
  expect(await screen.findByRole('button', { name: 'Încetează: În fiecare săptămână, luni' })).toBeTruthy()
  expect(
    screen.getByRole('button', { name: 'Oprește: Situația zilei, cerut la 20.11.2026, 10:00' }),
  ).toBeTruthy()
})

test('a link to a run that is older than the list opens it; one to a run that is gone says so', async () => {
  const pages = (id: number) => {
    const history = createMemoryHistory({ initialEntries: [`/reports?run=${id}`] })
    return render(<Providers application={createApplication({ history })} />)
  }
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ id: 2 }, 'dashboard.statistics')) },
    'GET /api/report/catalogue': {
      body: {
        today: '2026-11-20',
        reports: [report({ id: 'petitions', group: 'legal', title: 'Petiții', asks: ['half'] })],
      },
    },
    'GET /api/report/runs': {
      body: { runs: [{ ...run, id: 8, of: 'Semestrul II 2026', asked_at: '2026-11-20T09:30:00Z' }] },
    },
    'GET /api/report/get/7': {
      body: {
        ...run,
        law: 'OG 27/2002',
        lines: [{ ...line, key: 'received', label: 'Petiții înregistrate', value: 2 }],
        gaps: [],
        remarks: '',
        version: 1,
      },
    },
    'GET /api/report/get/6': refusal(404, 'NOT_FOUND', 'Nu există.'),
  })
  const first = pages(7)
  expect(
    await screen.findByRole('button', { name: '2: arată documentele din „Petiții înregistrate”' }),
  ).toBeTruthy()
  expect(screen.getByText('Semestrul II 2026')).toBeTruthy()
  first.unmount()
  pages(6)
  expect(await screen.findByText('Nu există.')).toBeTruthy()
})
