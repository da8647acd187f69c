import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import '../lib/languages/all-texts.ts'
import { aPerson, statusFor } from '../../test/people.ts'
import { createApplication } from './application.ts'
import { Providers } from './providers.tsx'
import { routes } from './routes/routes.ts'

/** A page of one record that is opened by the secret of its link says itself what became of it. */
const byLink = ['/cerere-date/{id}']
const pages = routes.filter(({ path }) => path.includes('{id}') && !byLink.includes(path))

test('there are pages of one record, of the platform too', () => {
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/document/{id}',
      '/company/{id}',
      '/company/edit/{id}',
      '/hdoc-company/{id}',
      '/hdoc-company/edit/{id}',
      '/hdoc-user/list/{id}',
      '/user-groups/users/{id}',
      '/deponents/{id}',
      '/admin-post/{id}',
    ]),
  )
})

/** The server knows the person, and no record at all. */
function serverWithoutRecords(): void {
  const person = aPerson({ isadmin: 1, hdoc_id: 1, account_institution_id: 0 })
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith('/api/status')
      ? Response.json(statusFor(person))
      : Response.json(
          { success: false, code: 'NOT_FOUND', message: 'Înregistrarea nu a fost găsită.' },
          { status: 404 },
        ),
  )
}

test.each(pages.map(({ path }) => path))(
  'a record of %s that does not exist leads to the 404 page',
  async (path) => {
    serverWithoutRecords()
    const history = createMemoryHistory({ initialEntries: [path.replace('{id}', '999')] })
    render(<Providers application={createApplication({ history })} />)
    await screen.findByRole('heading', { level: 1, name: 'Înregistrarea nu a fost găsită' })
    expect(history.location.href).toBe('/404?_fr=model')
    cleanup()
  },
)
