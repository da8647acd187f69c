import type { PublicHeading } from '@hdoc/contract/gazette/public-gazette.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { goneAct, headings, publicAct } from '../../../test/gazette.ts'
import { statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

const shown: PublicHeading[] = headings.map(({ id, parent_id, code, name, level }) => ({
  id,
  parent_id,
  code,
  name,
  level,
  entries: 2,
  feed: `/monitor-oficial/${id}/flux.xml`,
}))
const meta = { total: 2, from: 1, to: 2, current_page: 1, per_page: 20, last_page: 1 }

function open(at: string) {
  const asked: string[] = []
  standIn({
    'GET /api/status': { body: statusFor(null) },
    'GET /api/public_gazette/tree': {
      body: { headings: shown, latest_on: '2026-11-18', feed: '/monitor-oficial/flux.xml' },
    },
    'GET /api/public_gazette/list': ({ url }: { url: string }) => {
      asked.push(url.split('?')[1] ?? '')
      const years = [
        { year: 2026, entries: 2 },
        { year: 2025, entries: 1 },
      ]
      return { body: { data: [publicAct, goneAct], meta, cut: false, years } }
    },
    'GET /api/public_gazette/get/9': {
      body: {
        ...goneAct,
        content: '',
        published_at: '2026-09-28T08:00:00Z',
        seal: { seq: 41, hash: 'ab'.repeat(32) },
      },
    },
  })
  const history = createMemoryHistory({ initialEntries: [at] })
  render(<Providers application={createApplication({ history })} />)
  return { asked, history, user: userEvent.setup() }
}

test('acts of a heading stand with number, day, file and what became of them; a year and a search narrow', async () => {
  const { asked, history, user } = open('/monitor-oficial-list/31')
  await screen.findByRole('heading', { level: 2, name: 'c.1 Hotărâri ale consiliului local' })
  const act = (await screen.findByRole('link', { name: publicAct.title })).closest('li')!
  expect(within(act).getByText('nr. 12')).toBeTruthy()
  expect(
    within(act)
      .getByRole('link', { name: /PDF, 340 kB hotarare\.pdf/ })
      .getAttribute('href'),
  ).toBe('/api/public_gazette/file/7')
  expect(within(act).getByRole('link', { name: 'nr. 10 din 29.10.2026' })).toBeTruthy()
  const gone = screen.getByRole('link', { name: 'Act retras în 12.11.2026' }).closest('li')!
  expect(within(gone).getByText(/Conține date cu caracter personal; Republicat anonimizat/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Flux Atom/ }).getAttribute('href')).toBe(
    '/monitor-oficial/31/flux.xml',
  )
  await user.click(screen.getByRole('link', { name: '2025 · 1' }))
  await waitFor(() => expect(asked.at(-1)).toBe('year=2025&category=31'))
  await user.type(screen.getByRole('searchbox', { name: 'Căutați în toate actele' }), 'buget{Enter}')
  await waitFor(() => expect(asked.at(-1)).toBe('q=buget'))
  expect(history.location.href).toBe('/monitor-oficial?q=buget')
})

test('a register shows its acts line by line, an erased act its number and why', async () => {
  const { user } = open('/monitor-oficial-list/33')
  const table = await screen.findByRole('table', { name: 'Registrul actelor' })
  expect(within(table).getAllByRole('row')).toHaveLength(3)
  await user.click(within(table).getByRole('link', { name: 'Retras' }))
  await screen.findByRole('heading', { level: 1, name: 'Act retras în 12.11.2026' })
  expect(screen.getByText(/au fost șterse definitiv/)).toBeTruthy()
  expect(screen.getByText(/înregistrarea nr\. 41 din jurnalul instituției/)).toBeTruthy()
})
