import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'
import { document4512 } from '../../../test/document.ts'
import { placeAtDesk } from '../../../test/transfers.ts'

beforeEach(() => {
  // Fields that grow ask for the document's fonts, which the simulated browser does not have.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})

async function otherType(shown: Document) {
  const sent: unknown[] = []
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list')) },
    'GET /api/workcase/of_document/4512': { body: { cases: [], can: { open: true }, cannot: {} } },
    'GET /api/transfer/of_document/4512': { body: placeAtDesk },
    'GET /api/document/get/4512': { body: shown },
    'GET /api/doc_type/options': {
      body: [
        { id: 1, name: 'Cerere' },
        { id: 2, name: 'Informații de interes public' },
      ],
    },
    'POST /api/document/update': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return { body: { success: true, message: 'Salvat.', id: 4512, data: shown } }
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/document/4512'] })
  render(<Providers application={createApplication({ history })} />)
  const user = userEvent.setup()
  await user.click(await screen.findByText('Modifică'))
  await user.click(await screen.findByLabelText(/^Tip/, { selector: 'input' }))
  const type = await screen.findByText('Informații de interes public')
  expect(question()).toBeNull()
  await user.click(type)
  return { sent, user }
}
const question = () => screen.queryByLabelText<HTMLInputElement>(/după regula noului tip/)
const save = async ({ sent, user }: Awaited<ReturnType<typeof otherType>>) => {
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(sent).toHaveLength(1))
  return sent[0]
}
const asked = { id: 4512, values: { doc_type_id: 2 }, version: 3 }

test('another type asks for its deadline, as usual when the old one came from the type', async () => {
  const dialog = await otherType(document4512)
  expect(question()?.checked).toBe(true)
  expect(screen.getByText('Termenul de acum: 16.12.2026')).toBeTruthy()
  expect(await save(dialog)).toEqual({ ...asked, with_deadline: true })
})

test('a person’s own deadline, or an extended one, stays unless one says so', async () => {
  const dialog = await otherType({ ...document4512, deadline_of_type: false })
  expect(question()?.checked).toBe(false)
  expect(await save(dialog)).toEqual({ ...asked, with_deadline: false })
})

test('a closed document keeps its deadline without being asked', async () => {
  const closed = { ...document4512.status, id: 6 }
  const dialog = await otherType({ ...document4512, status: closed })
  expect(question()).toBeNull()
  expect(await save(dialog)).toEqual({ ...asked, with_deadline: false })
})

test('what a colleague changed while one writes is not taken back, and the change is told as one of the old version', async () => {
  let now: Document = document4512
  const sent: unknown[] = []
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list')) },
    'GET /api/workcase/of_document/4512': { body: { cases: [], can: { open: true }, cannot: {} } },
    'GET /api/transfer/of_document/4512': { body: placeAtDesk },
    'GET /api/document/get/4512': () => ({ body: now }),
    'POST /api/document/update': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return { body: { success: true, message: 'Salvat.', id: 4512, data: now } }
    },
  })
  const application = createApplication({
    history: createMemoryHistory({ initialEntries: ['/document/4512'] }),
  })
  render(<Providers application={application} />)
  const user = userEvent.setup()
  await user.click(await screen.findByText('Modifică'))
  await user.type(await screen.findByLabelText('Loc fizic'), 'Dulap 3')
  now = { ...document4512, version: 4, short_description: 'Scris de un coleg' }
  await act(() => application.queryClient.invalidateQueries())
  await screen.findByText('Scris de un coleg')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ values: { location: 'Dulap 3' }, version: 3 })
  expect(Object.keys((sent[0] as { values: object }).values)).toEqual(['location'])
})
