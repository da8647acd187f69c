import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listedDocument } from '../../../test/listed-documents.ts'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

const row = (id: number) => listedDocument(id, { issuer: { id: 1, name: `Deponent ${id}` } })

/** The third page of a list: rows 41 to 43 of 4527. */
async function open(query = '') {
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list')) },
    'GET /api/document/list/20': {
      body: {
        data: [row(4527), row(4526), row(4525)],
        meta: { total: 4527, from: 41, to: 43, current_page: 3, per_page: 20, last_page: 227 },
      },
    },
    'GET /api/document/counts': { body: [] },
    'GET /api/document_view/list': { body: [] },
  })
  const history = createMemoryHistory({ initialEntries: [`/document/list?page=3${query}`] })
  render(<Providers application={createApplication({ history })} />)
  await screen.findByText('înregistrările 41–43 din 4.527')
  return userEvent.setup({ delay: null })
}
const focused = () => document.activeElement
const described = (element: Element | null) =>
  document.getElementById(element?.getAttribute('aria-describedby') ?? '')?.textContent
const way = /^Săgețile sus și jos duc din rând în rând.*Enter deschide\. Spațiu alege rândul\.$/

test('a page says where its rows stand in the whole list, and each row is named by its number', async () => {
  await open()
  const table = screen.getByRole('table', { name: 'Documente' })
  expect(table.getAttribute('aria-rowcount')).toBe('4528')
  const rows = within(table).getAllByRole('row')
  expect(rows.map((one) => one.getAttribute('aria-rowindex'))).toEqual(['1', '42', '43', '44'])
  expect(within(table).getAllByRole('rowheader')[0]?.textContent).toBe('004527')
})

test('the rows are one stop of the Tab key, which says how they are walked; keys walk, choose and come back', async () => {
  const user = await open()
  expect(described(screen.getByRole('table', { name: 'Documente' }))).toMatch(way)
  const link = (number: string) => screen.getByRole('link', { name: number })
  expect(described(link('004527'))).toMatch(way)
  expect(described(link('004526'))).toBeUndefined()
  screen.getByLabelText('Caută în listă').focus()
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe(link('004527'))
  await user.keyboard('{End}')
  expect(focused()).toBe(link('004525'))
  await user.keyboard('{ArrowDown}{ArrowUp} ')
  expect(focused()).toBe(link('004526'))
  expect(await screen.findByText('1 rând ales')).toBeTruthy()
  expect(within(link('004526').closest('tr')!).getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  await user.keyboard('{Home}')
  expect(focused()).toBe(link('004527'))
  expect(described(link('004527'))).toMatch(way)
})

test('without the column of numbers the first shown one opens the row', async () => {
  const user = await open('&columns=issuer,status')
  screen.getByLabelText('Caută în listă').focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()?.textContent).toBe('Deponent 4526')
  expect(focused()?.getAttribute('href')).toBe('/document/4526')
})
