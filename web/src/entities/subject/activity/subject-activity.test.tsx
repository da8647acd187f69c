import type { SubjectActivity as Step } from '@hdoc/contract/calls/subject-activity.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { standIn } from '../../../../test/server.ts'
import '../../../lib/languages/all-texts.ts'
import { documentActivity } from '../../documents/subject/document-activity.ts'
import { issuerActivity } from '../../issuers/issuer-activity.ts'
import type { ActivityOf } from './activity-of.ts'
import { SubjectActivity } from './subject-activity.tsx'

const step = (id: number, more: Partial<Step>): Step => ({
  id,
  at: '2026-11-16T09:02:00Z',
  action: 'issuer.updated',
  by: 'Gina Liliacu',
  for: null,
  reason: '',
  changes: [],
  ...more,
})

function show(path: string, of: ActivityOf, steps: Step[]) {
  cleanup()
  standIn({ [`GET ${path}`]: { body: steps } })
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <SubjectActivity id={7} of={of} />
      </QueryClientProvider>
    </MantineProvider>,
  )
}

test('each kind of subject speaks its own words; what changed nothing a person knows is left out', async () => {
  show('/api/document/activity/7', documentActivity, [
    step(1, {
      action: 'document.updated',
      changes: [{ field: 'pages', before: '2', after: '4' }],
      for: 'Mihai Paltin',
    }),
  ])
  expect((await screen.findByText(/a modificat documentul/)).textContent).toBe(
    'Mihai Paltin, în numele: Gina Liliacu a modificat documentulNumăr de file: din „2” în „4”16.11.2026, 11:02',
  )
  show('/api/issuer/activity/7', issuerActivity, [
    step(2, {
      changes: [
        { field: 'name', before: 'Narcisa', after: 'Narcisa Construct' },
        { field: 'email', before: '', after: '' },
        { field: 'merged_id', before: '', after: '9' },
      ],
      reason: 'Nume nou',
    }),
  ])
  expect((await screen.findByText(/^Deponent modificat$/)).closest('li')?.textContent).toBe(
    'Deponent modificat Nume: din „Narcisa” în „Narcisa Construct”Motiv: Nume nou16.11.2026, 11:02 · Gina Liliacu',
  )
})

test('the newest steps come first, the older ones when they are asked for', async () => {
  const steps = Array.from({ length: 11 }, (_, n) => step(n + 1, { by: `Persoana ${n + 1}` }))
  show('/api/issuer/activity/7', issuerActivity, steps)
  const more = await screen.findByText('Încă 3 acțiuni mai vechi')
  expect(screen.queryByText(/Persoana 11/)).toBeNull()
  await userEvent.setup().click(more)
  expect(screen.getByText(/Persoana 11/)).toBeTruthy()
})

test('hand-overs and approvals are told in words, no field of theirs by its name in the program', async () => {
  const told = (field: string, after: string, before = '') => ({ field, before, after })
  show('/api/document/activity/7', documentActivity, [
    step(4, {
      action: 'approval.signed',
      changes: [
        told('file', 'Raspuns.pdf'),
        told('label', 'contrasemnare'),
        told('person', 'Traian Codreanu'),
        told('signature', 'drawn'),
      ],
    }),
    step(3, { action: 'approval.reassigned', changes: [told('person', 'Ana Pop', 'Ion Radu')] }),
    step(2, {
      action: 'document.received',
      changes: [told('transfer', 'B-0068/2026'), told('paper_at', 'Urbanism', 'Registratură')],
    }),
    step(1, {
      action: 'document.handed_over',
      changes: [told('transfer', 'B-0068/2026'), told('to', 'Urbanism'), told('person', 'Radu Mesteacăn')],
    }),
  ])
  const lines = (await screen.findAllByRole('listitem')).map((one) => one.textContent)
  expect(lines.filter((one) => !one?.includes('16.11.2026'))).toEqual([
    'Fișier: Raspuns.pdf',
    'Etapa: contrasemnare',
    'În locul: Traian Codreanu',
    'Semnătura: Semnătură desenată (simplă)',
    'Persoana: din „Ion Radu” în „Ana Pop”',
    'Borderoul: B-0068/2026',
    'Originalul este la: Urbanism',
    'Borderoul: B-0068/2026',
    'Către: Urbanism',
    'Persoana: Radu Mesteacăn',
  ])
  expect(screen.getByText('a semnat', { exact: false })).toBeTruthy()
  expect(screen.getByText('a predat documentul', { exact: false })).toBeTruthy()
})
