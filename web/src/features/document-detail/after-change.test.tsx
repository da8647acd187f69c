import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import { rememberList } from '../../entities/documents/open-list.ts'
import '../../lib/languages/all-texts.ts'
import { document4512 } from '../../../test/document.ts'
import { placeAtDesk } from '../../../test/transfers.ts'

const list: ListQuery = { rows: 3, page: 1, search: '', sortBy: 'id', sortOrder: 'desc', filters: [] }
const rows = [4513, 4512, 4511].map((id) => ({ ...document4512, id }))
const saved = (data: object) => ({ body: { success: true, message: 'Salvat.', id: 4512, data } })

beforeEach(() => {
  // Fields that grow ask for the document's fonts, which the simulated browser does not have.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})

/** Opens a document from a list; `since` tells what was asked from then on. */
async function openFromList() {
  rememberList(list)
  const annulled: Document = { ...document4512, version: 4 }
  const { asked, replies } = standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list')) },
    'GET /api/workcase/of_document/4512': { body: { cases: [], can: { open: true }, cannot: {} } },
    'GET /api/transfer/of_document/4512': { body: placeAtDesk },
    'GET /api/document/get/4512': { body: document4512 },
    'GET /api/document/get/4511': { body: { ...document4512, id: 4511, number: '004511' } },
    'GET /api/workcase/of_document/4511': { body: { cases: [], can: { open: true }, cannot: {} } },
    'GET /api/transfer/of_document/4511': { body: placeAtDesk },
    'GET /api/approval/of_document/4512': { body: { requests: [], can: { request: true }, cannot: {} } },
    'GET /api/approval/of_document/4511': { body: { requests: [], can: { request: true }, cannot: {} } },
    'GET /api/document/list/3': {
      body: {
        data: rows,
        meta: { total: 3, from: 1, to: 3, current_page: 1, per_page: 3, last_page: 1 },
      },
    },
    'GET /api/signature/of_document/4512': { body: [] },
    'GET /api/signature/of_document/4511': { body: [] },
    'GET /api/document_comment/list/4512': { body: [] },
    // Without an answer the page would ask again by itself, in the middle of a test.
    'GET /api/document/activity/4512': { body: [] },
    'GET /api/document/activity/4511': { body: [] },
    'GET /api/file/content/1': { body: { kind: 'none' } },
    'POST /api/document_comment/add': saved({}),
    'POST /api/document/annul': saved(annulled),
  })
  const history = createMemoryHistory({ initialEntries: ['/document/4512'] })
  render(<Providers application={createApplication({ history })} />)
  const user = userEvent.setup()
  await screen.findByLabelText('Documentul următor')
  const since = () => {
    const before = asked.length
    return () => asked.slice(before).filter((one) => !one.includes('csrf'))
  }
  return { user, since, asked, history, replies }
}

test('a comment asks for the comments and the activity anew and for nothing else', async () => {
  const { user, since } = await openFromList()
  await user.click(screen.getByRole('tab', { name: /Comentarii/ }))
  await user.type(await screen.findByLabelText('Comentariu'), 'De verificat')
  const asked = since()
  await user.click(screen.getByRole('button', { name: 'Adaugă comentariul' }))
  await screen.findByText('Comentariul a fost adăugat.')
  // All that a change concerns is asked for in one go.
  await waitFor(() => expect(asked()).toContain('GET /api/document/activity/4512'))
  expect(asked()).toEqual([
    'POST /api/document_comment/add',
    'GET /api/document_comment/list/4512',
    'GET /api/document/activity/4512',
  ])
})

test('what is typed while a comment is being sent is the next comment', async () => {
  const { user, replies } = await openFromList()
  await user.click(screen.getByRole('tab', { name: /Comentarii/ }))
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Comentariu')
  await user.type(field, 'De verificat')
  replies['POST /api/document_comment/add'] = () => {
    fireEvent.change(field, { target: { value: 'De verificat și planșa' } })
    return saved({})
  }
  await user.click(screen.getByRole('button', { name: 'Adaugă comentariul' }))
  await screen.findByText('Comentariul a fost adăugat.')
  expect(field.value).toBe('și planșa')
})

test('the neighbours stay as the list gave them, whatever happens to the document', async () => {
  const { user, since } = await openFromList()
  const next = screen.getByLabelText<HTMLButtonElement>('Documentul următor')
  expect(next.disabled).toBe(false)
  const asked = since()
  await user.click(screen.getByRole('button', { name: 'Mai multe comenzi' }))
  await user.click(await screen.findByText('Anulează numărul'))
  await user.type(await screen.findByLabelText(/Motiv/), 'Dublat{Control>}s{/Control}')
  await screen.findByText(/a fost anulat/)
  await waitFor(() => expect(asked()).toContain('GET /api/document/get/4512'))
  expect(asked().filter((one) => one.includes('/list/3'))).toEqual([])
  expect(next.disabled).toBe(false)
})

test('a dialog goes with the document it was opened on', async () => {
  const { user, history } = await openFromList()
  await user.keyboard('j')
  await screen.findByRole('heading', { level: 1, name: /004511/ })
  await user.click(screen.getByRole('button', { name: 'Mai multe comenzi' }))
  await user.click(await screen.findByText('Anulează numărul'))
  await screen.findByRole('dialog', { name: /004511/ })
  history.back()
  await screen.findByRole('heading', { level: 1, name: /004512/ })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
