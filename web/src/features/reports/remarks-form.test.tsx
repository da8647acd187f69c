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
  can: { cancel: false, send: true },
  law: 'OG 27/2002',
  lines: [],
  gaps: [],
}

const report = aReport({
  id: 'petitions',
  group: 'legal',
  title: 'Petiții',
  law: 'OG 27/2002',
  asks: ['half'],
})

async function openRemarks() {
  let held = { remarks: 'La timp.', version: 1 }
  const sent: unknown[] = []
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ id: 2 }, 'dashboard.statistics')) },
    'GET /api/report/catalogue': { body: { today: '2026-11-20', reports: [report] } },
    'GET /api/report/runs': { body: { runs: [run] } },
    'GET /api/report/get/7': () => ({ body: { ...run, ...held } }),
    'POST /api/report/remark': ({ body }) => {
      const { remarks, version } = JSON.parse(body ?? '{}') as typeof held
      sent.push({ remarks, version })
      if (version !== held.version) return refusal(409, 'STALE_VERSION', 'Altcineva a modificat între timp.')
      held = { remarks, version: version + 1 }
      return { body: { success: true, message: 'Salvat.', version: held.version } }
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/reports?run=7'] })
  const application = createApplication({ history })
  render(<Providers application={application} />)
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Observații în raport/)
  await waitFor(field)
  const meanwhile = (remarks: string) => {
    held = { remarks, version: held.version + 1 }
    return applyChange(application.queryClient, { what: 'report.changed' })
  }
  const save = () => screen.getByRole('button', { name: 'Păstrează observațiile' })
  const isSendable = () =>
    screen.getByRole('button', { name: /^Trimite spre aprobare/ }).getAttribute('aria-disabled') === null
  return { user: userEvent.setup({ delay: null }), field, meanwhile, save, sent, isSendable }
}

test('what somebody writes stays when a colleague saves meanwhile, and goes over theirs only when chosen', async () => {
  const { user, field, meanwhile, save, sent } = await openRemarks()
  await user.type(field(), ' Lipsă personal.')
  await meanwhile('Ale colegului.')
  expect(field().value).toBe('La timp. Lipsă personal.')
  await user.click(save())
  expect(await screen.findByText('Altcineva a modificat între timp.')).toBeTruthy()
  expect(field().value).toBe('La timp. Lipsă personal.')
  await user.click(screen.getByRole('button', { name: 'Păstrez ce am scris' }))
  await waitFor(() => expect(screen.queryByText('Altcineva a modificat între timp.')).toBeNull())
  await user.click(save())
  await user.type(field(), ' Iar.')
  await user.click(save())
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent).toEqual([
    { remarks: 'La timp. Lipsă personal.', version: 1 },
    { remarks: 'La timp. Lipsă personal.', version: 2 },
    { remarks: 'La timp. Lipsă personal. Iar.', version: 3 },
  ])
})

test('untouched, the form shows what a colleague has saved', async () => {
  const { field, meanwhile } = await openRemarks()
  await meanwhile('Ale colegului.')
  await waitFor(() => expect(field().value).toBe('Ale colegului.'))
})

test('the report can be sent again once what was typed is deleted, or given up for what a colleague saved', async () => {
  const { user, field, meanwhile, save, isSendable } = await openRemarks()
  expect(isSendable()).toBe(true)
  await user.type(field(), ' X')
  expect(isSendable()).toBe(false)
  await user.type(field(), '{Backspace}{Backspace}')
  expect(isSendable()).toBe(true)
  await user.type(field(), ' Lipsă personal.')
  await meanwhile('Ale colegului.')
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Renunț la ce am scris' }))
  await waitFor(() => expect(field().value).toBe('Ale colegului.'))
  expect(isSendable()).toBe(true)
})
