import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/listed-documents.ts'
import { aPerson, statusFor } from '../../../../test/people.ts'
import { aShare, counts } from '../../../../test/queued-shares.ts'
import { standIn } from '../../../../test/server.ts'
import { createApplication } from '../../../app/application.ts'
import { Providers } from '../../../app/providers.tsx'
import '../../../lib/languages/all-texts.ts'

test('chosen cases are closed together: with a status, after a look at what stays open and why, and back again', async () => {
  const sent: unknown[] = []
  const wish = { status: 8, legal_ground: null, declined_to: '', resolution: '', reason: '' }
  const zero = { will: 0, wont: 0, changed: 0, failed: 0, undone: 0, kept: 0 }
  let batch = {
    id: 7,
    state: 'ready',
    wish,
    counts: { ...zero, will: 1, wont: 1 },
    created_at: '2026-11-20T08:00:00Z',
    finished_at: null as string | null,
    undo_until: null as string | null,
  }
  const turned = (next: Partial<typeof batch>) => () => {
    batch = { ...batch, ...next }
    return { body: { message: '', title: '', id: 7, data: batch } }
  }
  const item = {
    share_id: 102,
    case_id: 2,
    number: 'DS-00002/2026',
    title: 'Autorizație',
    group: 'Urbanism',
    person: 'Ana',
  }
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list', 'workcase.work')) },
    'GET /api/workcase/counts': { body: counts },
    'GET /api/workcase/queue/mine/20': {
      body: pageOf([aShare(1, { close: true }), aShare(2, {})] as never),
    },
    'POST /api/case_batch/preview_closing': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return turned({})()
    },
    'GET /api/case_batch/get/7': () => ({ body: batch }),
    'GET /api/case_batch/items/7': () => ({
      body: pageOf([
        { ...item, state: 'wont', reason: 'Dosarul nu poate fi închis: există predări neconfirmate.' },
      ] as never),
    }),
    'POST /api/case_batch/start': turned({
      state: 'done',
      counts: { ...zero, changed: 1, wont: 1 },
      finished_at: '2026-11-20T08:01:00Z',
      undo_until: '2026-11-20T08:11:00Z',
    }),
    'POST /api/case_batch/undo': turned({
      state: 'undone',
      counts: { ...zero, undone: 1, wont: 1 },
      undo_until: null,
    }),
  })
  const history = createMemoryHistory({ initialEntries: ['/my-workcases'] })
  render(<Providers application={createApplication({ history })} />)
  const user = userEvent.setup({ delay: null })
  for (const box of (await screen.findAllByRole('checkbox', { name: /^(?!.*toate)/i })).slice(-2))
    await user.click(box)
  await user.keyboard('I')
  const dialog = within(await screen.findByRole('dialog', { name: 'Închideți mai multe dosare' }))
  expect(dialog.getByText('Pentru 2 dosare alese.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Previzualizează' }))
  expect(await dialog.findAllByText('Alegeți modul de soluționare.')).not.toEqual([])
  expect(sent).toEqual([])
  await user.click(dialog.getByRole('combobox', { name: /Modul de soluționare/ }))
  await user.keyboard('partial{Enter}')
  await user.click(dialog.getByRole('button', { name: 'Previzualizează' }))
  const review = within(await screen.findByRole('dialog', { name: 'Lotul de închideri' }))
  expect(sent).toEqual([{ share_ids: [101, 102], values: { ...wish, status: expect.any(Number) } }])
  await user.click(await review.findByRole('button', { name: /Nu se închid/ }))
  expect(await review.findByText(/există predări neconfirmate/)).toBeTruthy()
  await user.click(review.getByRole('button', { name: 'Închide 1 dosar' }))
  expect(await review.findByText(/Închiderea s-a terminat/)).toBeTruthy()
  await user.click(review.getByRole('button', { name: 'Anulează închiderea' }))
  expect(await review.findByText(/Închiderea a fost anulată/)).toBeTruthy()
})
