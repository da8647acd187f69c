import type { AnswerDraft } from '@hdoc/contract/dispatches/answer-drafts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openApplication } from '../../../../test/application.tsx'
import { answer312, form312 } from '../../../../test/dispatch.ts'
import { document4512 } from '../../../../test/document.ts'
import { aPerson } from '../../../../test/people.ts'
import { refusal } from '../../../../test/server.ts'
import { case312 } from '../../../../test/workcase.ts'
import { applyChange } from '../../../entities/changes/apply-change.ts'
import '../../../lib/languages/all-texts.ts'

const written = { id: 90, name: 'Raspuns.pdf', version: 1, document_id: 4512 }
const mine: AnswerDraft = {
  ...answer312,
  text: 'Textul de dimineață',
  file: written,
  written_by: 'Radu Mesteacăn',
  written_at: '2026-11-20T08:00:00Z',
  version: 1,
  can: { ...answer312.can, write: true, number: true },
  cannot: {},
}

/** A case whose answer a colleague may write anew while a dialog is open. */
function openAnswer(begun = mine) {
  let held = begun
  const sent: { path: string; version: unknown }[] = []
  const taken =
    (path: string) =>
    ({ body }: { body: string | undefined }) => {
      const { version } = JSON.parse(body ?? '{}') as { version?: number }
      sent.push({ path, version })
      if (version !== held.version) return refusal(409, 'STALE_VERSION', 'Altcineva a modificat între timp.')
      return { body: { success: true, message: 'Salvat.', id: 312, data: held } }
    }
  const { application } = openApplication(
    '/workcase/312',
    aPerson({ id: 2 }, 'document.list', 'workcase.work'),
    {
      'GET /api/workcase/get/312': { body: case312 },
      'GET /api/workcase/activity/312': { body: [] },
      'GET /api/workcase/obstacles/312': { body: [] },
      'GET /api/document/get/4512': { body: document4512 },
      'GET /api/document/comments/4512': { body: [] },
      'GET /api/dispatch/of_case/312': { body: [] },
      'GET /api/dispatch/form/312': { body: form312 },
      'GET /api/answer/get/312': () => ({ body: held }),
      'GET /api/answer/texts/312': { body: [] },
      'POST /api/answer/write': taken('write'),
      'POST /api/answer/number': taken('number'),
    },
  )
  const colleague = async (text: string) => {
    held = { ...held, text, file: { ...written, version: 2 }, version: 2 }
    await applyChange(application.queryClient, { what: 'workcase.changed', id: 312 })
    await screen.findByText(/versiunea 2/)
  }
  return { user: userEvent.setup(), sent, colleague }
}
const card = () => screen.findByRole('region', { name: 'Răspunsul' })

test('what a colleague wrote while the dialog was open is not written over', async () => {
  const { user, sent, colleague } = openAnswer()
  await user.click(await within(await card()).findByRole('button', { name: 'Modifică textul' }))
  const text = await screen.findByRole('textbox', { name: /Textul răspunsului/ })
  await user.type(text, ' și de seară')
  await colleague('Textul colegei')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(sent).toEqual([{ path: 'write', version: 1 }]))
  await user.click(await screen.findByRole('button', { name: 'Renunț la ce am scris' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('who has read that a colleague wrote meanwhile may keep their own text', async () => {
  const { user, sent, colleague } = openAnswer()
  await user.click(await within(await card()).findByRole('button', { name: 'Modifică textul' }))
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Textul răspunsului/ })
  await user.type(text, ' și de seară')
  const written = text.value
  await colleague('Textul colegei')
  await user.keyboard('{Control>}s{/Control}')
  await user.click(await screen.findByRole('button', { name: 'Păstrez ce am scris' }))
  await waitFor(() => expect(screen.queryByText('Altcineva a modificat între timp.')).toBeNull())
  expect(text.value).toBe(written)
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ path: 'write', version: 2 })
})

test('a text that was written anew while the dialog was open does not get the number', async () => {
  const { user, sent, colleague } = openAnswer()
  await user.click(await within(await card()).findByRole('button', { name: 'Numerotează' }))
  await screen.findByRole('combobox', { name: /Registrul/ })
  await colleague('Textul colegei')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(sent).toEqual([{ path: 'number', version: 1 }]))
  const dialog = within(screen.getByRole('dialog'))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/Altcineva a modificat/)
})

test('once its letter has left, the open case offers to write another answer, and gives no second number to the old one', async () => {
  openAnswer({
    ...mine,
    document: { id: 4600, number: 'E-7/2026' },
    can: { ...mine.can, write: true, number: false },
  })
  const answer = within(await card())
  expect(await answer.findByRole('button', { name: 'Răspunde' })).toBeTruthy()
  expect(answer.queryByRole('button', { name: 'Modifică textul' })).toBeNull()
  expect(answer.queryByRole('button', { name: /număr/i })).toBeNull()
})

test('another answer begins empty, not with the text of the letter that has left', async () => {
  const left: AnswerDraft = {
    ...mine,
    document: { id: 5000, number: 'E-0001/2026' },
    can: { ...mine.can, write: true, number: false },
  }
  const { user } = openAnswer(left)
  await user.click(await within(await card()).findByRole('button', { name: 'Răspunde' }))
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Textul răspunsului/ })
  expect(text.value).toBe('')
})
