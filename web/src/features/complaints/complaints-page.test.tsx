import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { complaint5 } from '../../../test/complaint.ts'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

test('the list has the clock of each type, tabs that filter, views and a file, and opens a complaint', async () => {
  const asked: string[] = []
  const inTime = { ...complaint5, deadline_on: '2099-12-31' }
  const late = { ...complaint5, id: 6, number: '', deadline_on: '2020-01-01', status: 'in_progress' as const }
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ id: 2 }, 'complaint.view', 'document.list')) },
    'GET /api/complaint/list/20': ({ url }: { url: string }) => {
      asked.push(decodeURIComponent(url))
      const meta = { total: 2, from: 1, to: 2, current_page: 1, per_page: 20, last_page: 1 }
      return { body: { data: [inTime, late], meta } }
    },
    'GET /api/document_view/list': ({ url }: { url: string }) => ({
      body: url.includes('list=complaint')
        ? [{ id: 3, name: 'Gropi', address: 'search=groapa', group: null, by: 'Gina', own: true }]
        : [],
    }),
    'GET /api/complaint/counts': {
      body: {
        statuses: { open: 5, notaccepted: 0, canceled: 1, in_progress: 14, resolved: 61, declined: 4 },
        types: [{ ...complaint5.type, open: 4, overdue: 1, deadline_days: 30 }],
      },
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/sesizari'] })
  render(<Providers application={createApplication({ history })} />)
  const user = userEvent.setup()
  const table = await screen.findByRole('table', { name: 'Sesizări' })
  expect(await within(table).findByText(/depășit cu [\d.]+ (de )?zile/)).toBeTruthy()
  expect(within(table).getByText('fără număr')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Drumuri, gropi.*4.*30 de zile.*o depășire/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Notează o sesizare' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'De rezolvat 19' }))
  await waitFor(() =>
    expect(asked.at(-1)).toMatch(/\[match\]\[status\]\[in\]\[0\]=open.*\[in\]\[1\]=in_progress/),
  )
  await user.click(screen.getByRole('button', { name: 'Exportă' }))
  const file = await screen.findByRole('menuitem', { name: /^CSV/, hidden: true })
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toMatch(
    /^\/api\/complaint\/export\/csv\?.*\[match\]\[status\]/,
  )
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Vizualizări' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Gropi', hidden: true }))
  await waitFor(() => expect(asked.at(-1)).toContain('search=groapa'))
  expect(asked.at(-1)).not.toContain('[match][status]')
  await user.click(within(table).getByRole('link', { name: 'S-0088' }))
  await waitFor(() => expect(history.location.pathname).toBe('/detalii-sesizare/5'))
})
