import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

const cnp = '1960101470012'

function open(address: string) {
  const urls: string[] = []
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list')) },
    'GET /api/document/list/20': ({ url }) => {
      urls.push(url)
      return {
        body: { data: [], meta: { total: 0, from: 0, to: 0, current_page: 1, per_page: 20, last_page: 1 } },
      }
    },
    'GET /api/document/counts': { body: [] },
    'GET /api/document_view/list': { body: [] },
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  render(<Providers application={createApplication({ history })} />)
  return { urls, at: () => history.location.href }
}

test('a CNP in the quick search is neither asked for nor kept: the list says where to look for it', async () => {
  const { urls, at } = open('/document/list')
  const user = userEvent.setup({ delay: null })
  const search = await screen.findByRole('textbox', { name: 'Caută în listă' })
  for (const typed of [cnp, `Rotaru ${cnp}`, '1960101 470012']) {
    await user.clear(search)
    await user.type(search, `${typed}{Enter}`)
    expect(await screen.findByText('Căutați CNP-ul cu Ctrl+K')).toBeTruthy()
    expect(screen.queryByText('Nu s-au găsit rezultate')).toBeNull()
  }
  const digits = /1960101.?470012/
  expect(at()).not.toMatch(digits)
  expect(urls.join()).not.toMatch(digits)
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(digits)
  await user.clear(search)
  await user.type(search, 'gard{Enter}')
  expect(await screen.findByText('Nu s-au găsit rezultate')).toBeTruthy()
  expect(at()).toContain('search=gard')
})

test('a CNP that an address brings is not asked for', async () => {
  const { urls } = open(`/document/list?search=${cnp}`)
  await screen.findByRole('textbox', { name: 'Caută în listă' })
  expect(urls.length).toBeGreaterThan(0)
  expect(urls.join()).not.toContain(cnp)
})

test('a view of before that looks for a part of a CNP says that this was left out, and asks for the rest', async () => {
  const part = 'filters[0][column]=issuer&filters[0][match][cnp][startsWith]=1960'
  const { urls } = open(`/document/list?${part}&sortBy=number&sortOrder=asc`)
  expect(await screen.findByText(/^CNP-ul se caută numai întreg/)).toBeTruthy()
  expect(decodeURIComponent(urls.join())).toContain('sortBy=number')
  expect(urls.join()).not.toMatch(/cnp|1960/)
})
