import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
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

/**
 * Opens a document for which `call` gets no answer the first `times` times. `keys` are the keys it was sent
 * with.
 */
async function losing(call: string, times: number, answer: object) {
  const keys: (string | null)[] = []
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list')) },
    'GET /api/workcase/of_document/4512': { body: { cases: [], can: { open: true }, cannot: {} } },
    'GET /api/transfer/of_document/4512': { body: placeAtDesk },
    'GET /api/document/get/4512': { body: document4512 },
    'GET /api/document_comment/list/4512': { body: [] },
    'GET /api/print/options': { body: { labels: [], receipts: ['a4'], stamp_corner: 'top_right' } },
    [`POST ${call}`]: ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'))
      if (keys.length <= times) throw new TypeError('the line was cut')
      return { body: { success: true, message: 'Salvat.', id: 9, data: answer } }
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/document/4512'] })
  render(<Providers application={createApplication({ history })} />)
  const [add] = await screen.findAllByText('Adaugă fișier')
  expect(add).toBeTruthy()
  const sent = (count: number) => waitFor(() => expect(keys).toHaveLength(count))
  return { keys, sent, user: userEvent.setup() }
}

test('a comment whose answer got lost is the same comment; the next one is another', async () => {
  const { keys, sent, user } = await losing('/api/document_comment/add', 1, {})
  await user.click(screen.getByRole('tab', { name: /Comentarii/ }))
  const area = await screen.findByLabelText<HTMLTextAreaElement>('Comentariu')
  const send = async (text: string, left: string) => {
    await user.type(area, `${text}{Control>}{Enter}{/Control}`)
    await waitFor(() => expect(area.value).toBe(left))
  }
  await send('De verificat', 'De verificat')
  await sent(1)
  await send('', '')
  await send('De verificat', '')
  await sent(3)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a stamp whose answer got lost is the same stamp; in another corner it is another', async () => {
  const { keys, sent, user } = await losing('/api/file/stamp', 2, {
    ...document4512.files[0],
    was_signed: false,
  })
  await user.click(await screen.findByText('Ștampilează'))
  const corner = await screen.findByLabelText('Stânga jos')
  const stamp = async (count: number) => {
    await user.click(within(corner.closest('[role="dialog"]')!).getByText('Ștampilează'))
    await sent(count)
  }
  await stamp(1)
  expect(await screen.findByRole('alert')).toBeTruthy()
  await user.click(corner)
  await stamp(2)
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull())
  await stamp(3)
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBe(keys[1])
})
