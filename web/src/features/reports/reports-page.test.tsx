import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

const report = (more: object) => ({
  group: 'work',
  about: 'Ce cuprinde.',
  law: '',
  asks: [],
  right: 'dashboard.statistics',
  right_label: 'Vede statisticile instituției',
  can: { run: true },
  schedulable: false,
  made_at: null,
  ...more,
})
const run = {
  id: 7,
  report: 'petitions',
  title: 'Petiții',
  of: 'Semestrul I 2026',
  legal: true,
  state: 'done',
  asked_at: '2026-11-20T08:00:00Z',
  asked_by: 'Ana Crin',
  scheduled: false,
  rows: 2,
  total: null,
  pdfs: 1,
  ended_at: '2026-11-20T08:00:01Z',
  kept_until: '2026-12-20',
  failure: null,
  downloads: [],
  can: { cancel: false },
}
const line = { section: 'Petiții primite', law: 'art. 14', depth: 0 }

test('a locked report says which right it wants; a mail leads to its run, whose figures open their documents', async () => {
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
        ],
      },
    },
    'GET /api/report/runs': { body: { runs: [run] } },
    'GET /api/report/get/7': {
      body: {
        ...run,
        law: 'OG 27/2002',
        lines: [
          { ...line, key: 'received', label: 'Petiții înregistrate', value: 2 },
          { ...line, key: 'online', label: 'prin portal', value: 0, depth: 1 },
        ],
        gaps: [{ key: 'gap_ground', text: 'petiții clasate nu au temei', count: 21 }],
        remarks: 'La timp.',
        version: 1,
      },
    },
    'GET /api/report/papers/7/received': {
      body: { papers: [{ document_id: 5, cells: ['RG-5', '02.03.2026', 'Clasat', ''] }], hidden: 1, more: 0 },
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
  expect(screen.getByRole('link', { name: 'Descarcă PDF' }).getAttribute('href')).toBe('/api/report/pdf/7/1')
  await user.click(figure)
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByRole('link', { name: 'RG-5' })).toBeTruthy()
  expect(within(dialog).getByText('și un document cu acces restrâns')).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('link', { name: /Utilizatori și drepturi.*nu aveți dreptul/ }))
  expect(await screen.findByText('Vă lipsește dreptul „Administrează utilizatorii”.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pregătește raportul' })).toBeNull()
})
