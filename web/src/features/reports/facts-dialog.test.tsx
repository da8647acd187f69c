import type { LegalFacts } from '@hdoc/contract/reports/legal-facts.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { aReport, aRun } from '../../../test/reports/a-run.ts'
import { refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import { applyChange } from '../../entities/changes/apply-change.ts'
import '../../lib/languages/all-texts.ts'

// happy-dom has no fonts; a text field that grows with its text listens to them.
beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})

const run = {
  ...aRun,
  rows: 1,
  law: 'OG 27/2002',
  lines: [
    {
      section: 'Petiții primite',
      law: 'art. 14',
      depth: 0,
      key: 'received',
      label: 'Înregistrate',
      value: 1,
    },
  ],
  gaps: [],
  remarks: '',
  version: 1,
}
const report = aReport({
  id: 'petitions',
  group: 'legal',
  title: 'Petiții',
  law: 'OG 27/2002',
  asks: ['half'],
})
const noFacts: LegalFacts = {
  outcome: '',
  settled_on: null,
  domain: '',
  spoken: false,
  refusal_ground: '',
  filing_ground: '',
  head_complaint: '',
  court_complaint: '',
}

/** The facts of a document, opened behind a figure; `meanwhile` saves as a colleague. */
async function openFacts() {
  let held = { ...noFacts, version: 1 }
  const sent: { domain: string; filing_ground: string; version: number }[] = []
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ id: 2 }, 'dashboard.statistics')) },
    'GET /api/report/catalogue': { body: { today: '2026-11-20', reports: [report] } },
    'GET /api/report/runs': { body: { runs: [run] } },
    'GET /api/report/get/7': { body: run },
    'GET /api/report/papers/7/received': {
      body: {
        papers: [{ document_id: 5, cells: ['RG-5', '02.03.2026', 'Soluționat', ''] }],
        hidden: 0,
        meta: { total: 1, from: 1, to: 1, current_page: 1, per_page: 20, last_page: 1 },
      },
    },
    'GET /api/legal_fact/get/5': () => ({
      body: {
        document_id: 5,
        number: 'RG-5',
        status: 6,
        answered_on: null,
        asks: { outcome: true, settled_on: true },
        ...held,
      },
    }),
    'POST /api/legal_fact/save': ({ body }) => {
      const { id: _, version, ...facts } = JSON.parse(body ?? '{}')
      sent.push({ domain: facts.domain, filing_ground: facts.filing_ground, version })
      if (version !== held.version) return refusal(409, 'STALE_VERSION', 'Altcineva a modificat între timp.')
      held = { ...facts, version: version + 1 }
      return { body: { success: true, message: 'Salvat.' } }
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/reports?run=7'] })
  const application = createApplication({ history })
  render(<Providers application={application} />)
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: '1: arată documentele din „Înregistrate”' }))
  const ground = () => screen.getByLabelText<HTMLSelectElement>(/^Temeiul clasării/)
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Completează RG-5' }))
    await waitFor(ground)
  }
  await open()
  const meanwhile = (facts: Partial<LegalFacts>) => {
    held = { ...held, ...facts, version: held.version + 1 }
    return applyChange(application.queryClient, { what: 'report.facts_changed', id: 5 })
  }
  const save = () => user.click(screen.getByRole('button', { name: 'Salvează' }))
  return { user, ground, open, meanwhile, save, sent }
}

test('what is chosen stays when a colleague saves meanwhile, and is saved beside theirs only when chosen', async () => {
  const { user, ground, open, meanwhile, save, sent } = await openFacts()
  await user.selectOptions(ground(), 'anonymous')
  await meanwhile({ domain: 'money' })
  expect(ground().value).toBe('anonymous')
  await save()
  expect(await screen.findByText('Altcineva a modificat între timp.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Păstrez ce am scris' }))
  await waitFor(() => expect(screen.queryByText('Altcineva a modificat între timp.')).toBeNull())
  expect(ground().value).toBe('anonymous')
  await save()
  await waitFor(() => expect(screen.queryByLabelText(/^Temeiul clasării/)).toBeNull())
  // Opened anew, it begins with what was saved.
  await open()
  expect(ground().value).toBe('anonymous')
  await user.selectOptions(ground(), 'repeated')
  await save()
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent).toEqual([
    { domain: '', filing_ground: 'anonymous', version: 1 },
    { domain: 'money', filing_ground: 'anonymous', version: 2 },
    { domain: 'money', filing_ground: 'repeated', version: 3 },
  ])
})

test('the dialog begins at its first field that may be written', async () => {
  await openFacts()
  const first = screen.getByLabelText(/^Cum s-a răspuns/)
  await waitFor(() => expect(document.activeElement).toBe(first))
})

test('after a conflict theirs may be taken, and what was chosen is gone', async () => {
  const { user, ground, meanwhile, save } = await openFacts()
  await user.selectOptions(ground(), 'anonymous')
  await meanwhile({ domain: 'money' })
  await save()
  await screen.findByText('Altcineva a modificat între timp.')
  await user.click(screen.getByRole('button', { name: 'Renunț la ce am scris' }))
  await waitFor(() => expect(ground().value).toBe(''))
  expect(screen.getByLabelText<HTMLSelectElement>(/^Domeniul de interes/).value).toBe('money')
})
