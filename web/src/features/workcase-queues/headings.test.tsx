import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { pageOf } from '../../../test/listed-documents.ts'
import { aPerson, statusFor } from '../../../test/people.ts'
import { aShare, counts } from '../../../test/queued-shares.ts'
import { standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import { today } from '../../lib/format/clock.ts'
import '../../lib/languages/all-texts.ts'

test('what is near stands under its heading, is chosen at once, and the first row is opened by its button', async () => {
  const asked: URL[] = []
  const late = aShare(1, {}, { deadline_on: addDays(today(), -2) })
  const soon = aShare(2, {}, { deadline_on: addDays(today(), 3) })
  const later = aShare(3, {}, { deadline_on: null })
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list', 'workcase.work')) },
    'GET /api/user_group/options': { body: [] },
    'GET /api/workcase/counts': { body: { ...counts, mine: 4, overdue: 1, due_soon: 2, fresh: 4 } },
    'GET /api/workcase/queue/mine/20': ({ url }) => {
      asked.push(new URL(url, 'http://hdoc.test'))
      return { body: pageOf([late, soon, later] as never) }
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/my-workcases'] })
  render(<Providers application={createApplication({ history })} />)
  const user = userEvent.setup({ delay: null })
  for (const heading of [
    'Termen depășit · 1 dosar',
    'Azi și în următoarele 7 zile · 2 dosare',
    'Mai târziu · 1 dosar',
  ])
    expect((await screen.findAllByText(heading)).length).toBeGreaterThan(0)

  const quick = within(screen.getByRole('list', { name: 'Filtre rapide' }))
  await user.click(quick.getByRole('button', { name: 'Depășite 1' }))
  expect(quick.getByRole('button', { name: 'Depășite 1' }).getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(asked.at(-1)?.search).toContain('dateBefore'))
  // How many are found says the list; the heading alone stays.
  expect((await screen.findAllByText('Termen depășit')).length).toBeGreaterThan(0)
  await user.click(quick.getByRole('button', { name: 'Toate' }))
  await waitFor(() => expect(history.location.search).not.toContain('dateBefore'))

  await user.click(screen.getByRole('button', { name: /Deschide primul/ }))
  await waitFor(() => expect(history.location.pathname).toBe('/workcase/1'))
})
