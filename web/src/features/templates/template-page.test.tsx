import type { Template } from '@hdoc/contract/templates/templates.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openApplication } from '../../../test/application.tsx'
import { aPerson } from '../../../test/people.ts'
import '../../lib/languages/all-texts.ts'

// happy-dom has no fonts; a text field that grows with its text listens to them.
beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})

const answer: Template = {
  id: 5,
  kind: 'answer',
  name: 'Răspuns scurt',
  own: true,
  updated_at: '2026-11-20T08:00:00Z',
  updated_by: 'Ana Crin',
  texts: { ro: { subject: '', content: 'Bună ziua' }, en: { subject: '', content: '' } },
  defaults: null,
  fields: [],
  versions: [],
  version: 4,
  letter: { name: 'antet.docx', size: 12_000 },
  draws_letters: true,
  can: { edit: true, reset: false, delete: true },
}

test('taking the Word paper off leaves what is being written, and saving goes on from it', async () => {
  let held = answer
  const sent: unknown[] = []
  openApplication('/admin/settings/template/5', aPerson({ id: 2 }, 'templates.edit'), {
    'GET /api/template/get/5': () => ({ body: held }),
    'DELETE /api/template/letter/5': () => {
      held = { ...held, letter: null, version: held.version + 1 }
      return { body: { success: true, message: 'Salvat.', id: 5, data: held } }
    },
    'POST /api/template/update': ({ body }) => {
      sent.push(JSON.parse(body ?? '{}'))
      return { body: { success: true, message: 'Salvat.', id: 5, data: held } }
    },
  })
  const user = userEvent.setup({ delay: null })
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Denumire/ })
  await user.type(name, ' și clar')
  await user.click(screen.getByRole('button', { name: 'Scoate documentul' }))
  await waitFor(() => expect(screen.queryByText('antet.docx')).toBeNull())
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Denumire/ }).value).toBe(
    'Răspuns scurt și clar',
  )
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(sent).toMatchObject([{ version: 5, values: { name: 'Răspuns scurt și clar' } }]))
})
