import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { type Replies, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'
import type { FileVersion } from '@hdoc/contract/documents/parts/document-files.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { document4512 } from '../../../test/document.ts'
import { placeAtDesk } from '../../../test/transfers.ts'

function open(more: Replies = {}) {
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list')) },
    'GET /api/workcase/of_document/4512': { body: { cases: [], can: { open: true }, cannot: {} } },
    'GET /api/transfer/of_document/4512': { body: placeAtDesk },
    'GET /api/document/get/4512': { body: document4512 },
    'GET /api/document_comment/list/4512': { body: [] },
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: ['/document/4512'] })
  render(<Providers application={createApplication({ history })} />)
  return { history, user: userEvent.setup() }
}
const tab = (name: RegExp) => screen.getByRole('tab', { name })

beforeEach(() => {
  // Fields that grow ask for the document's fonts, which the simulated browser does not have.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})

test('a comment and files under way stay while another tab is looked at; leaving asks once', async () => {
  const { history, user } = open()
  await user.click(await screen.findByText('Adaugă fișier'))
  const choose = document.querySelector<HTMLInputElement>('input[type="file"]')!
  await user.upload(choose, new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('plan.pdf')).toBeTruthy()
  await user.click(tab(/Comentarii/))
  await user.type(await screen.findByLabelText('Comentariu'), 'De verificat')
  await user.click(tab(/Date/))
  await user.click(tab(/Comentarii/))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comentariu').value).toBe('De verificat')
  await user.click(tab(/Fișiere/))
  expect(screen.getByText('plan.pdf')).toBeTruthy()
  history.push('/document/list')
  await user.click(await screen.findByText('Rămân'))
  expect(history.location.pathname).toBe('/document/4512')
  expect(screen.getByText('plan.pdf')).toBeTruthy()
  history.push('/document/list')
  await user.click(await screen.findByText('Renunț la modificări'))
  await waitFor(() => expect(history.location.pathname).toBe('/document/list'))
})

test('a new version stays with its file while another file is looked at', async () => {
  const { user } = open()
  await user.click(await screen.findByText('Versiune nouă'))
  await screen.findByText('Versiune nouă pentru cerere.pdf')
  await user.click(screen.getByText('vechi.doc'))
  expect(screen.getByText('Versiune nouă pentru cerere.pdf')).toBeTruthy()
  const other = screen.getByText('Versiune nouă').closest('button')!
  expect(other.getAttribute('aria-disabled')).toBe('true')
})

test('a person is named at the caret, and what stands behind it stays', async () => {
  const { user } = open({ 'GET /api/user/options': { body: [{ id: 9, name: 'Elena Cireșaru' }] } })
  await user.click(await screen.findByRole('tab', { name: /Comentarii/ }))
  const area = await screen.findByLabelText<HTMLTextAreaElement>('Comentariu')
  await user.type(area, 'Bună ziua, verificați dosarul.')
  await user.type(area, '@ele', { initialSelectionStart: 11, initialSelectionEnd: 11 })
  await user.click(await screen.findByText('@Elena Cireșaru'))
  expect(area.value).toBe('Bună ziua, @Elena Cireșaru verificați dosarul.')
  expect(area.selectionStart).toBe('Bună ziua, @Elena Cireșaru '.length)
  expect(document.activeElement).toBe(area)
})

test('Enter takes the person proposed, and what was not chosen asks before it is saved', async () => {
  const { user } = open({
    'GET /api/user/options': {
      body: [
        { id: 9, name: 'Elena Cireșaru' },
        { id: 8, name: 'Elena Stejaru' },
      ],
    },
  })
  await user.click(await screen.findByRole('tab', { name: /Comentarii/ }))
  const area = await screen.findByLabelText<HTMLTextAreaElement>('Comentariu')
  await user.click(screen.getByRole('button', { name: 'Adaugă comentariul' }))
  expect(await screen.findByText('Comentariul este gol.')).toBeTruthy()
  expect(document.activeElement).toBe(area)
  await user.type(area, '@ele')
  await screen.findByRole('option', { name: '@Elena Cireșaru', selected: true })
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('option', { name: '@Elena Stejaru', selected: true })
  await user.keyboard('{Enter}')
  expect(area.value).toBe('@Elena Stejaru ')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('și @ele')
  await screen.findByRole('option', { name: '@Elena Cireșaru' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Adaugă comentariul' }))
  expect(await screen.findByText(/Nu ați ales din listă: @ele\./)).toBeTruthy()
  await user.click(screen.getByText('Înapoi la comentariu'))
  expect(area.value).toBe('@Elena Stejaru și @ele')
})

test('a deleted test document offers no place for a comment', async () => {
  const deleted = { by: 'Toma Tester', at: '2026-11-20T08:00:00Z' }
  const { user } = open({ 'GET /api/document/get/4512': { body: { ...document4512, deleted } } })
  await user.click(await screen.findByRole('tab', { name: /Comentarii/ }))
  expect(await screen.findByText('Niciun comentariu')).toBeTruthy()
  expect(screen.queryByLabelText('Comentariu')).toBeNull()
})

test('the keyboard goes on where it was, also when the control it stood on is gone', async () => {
  const answer = (data: Document) => ({ body: { success: true, message: 'Salvat.', id: 1, data } })
  const lockedBy = (by: string, own: boolean): Document => {
    const [first, ...others] = document4512.files
    if (!first) throw new Error('no file')
    const lock = { by, own, since: '2026-11-20T08:00:00Z', until: '2026-11-20T16:00:00Z' }
    return { ...document4512, files: [{ ...first, lock, can: { ...first.can, take_lock: true } }, ...others] }
  }
  let now = lockedBy('Sorin Bujor', false)
  const become = (next: Document) => () => {
    now = next
    return answer(next)
  }
  const { user } = open({
    'GET /api/workcase/of_document/4512': { body: { cases: [], can: { open: true }, cannot: {} } },
    'GET /api/transfer/of_document/4512': { body: placeAtDesk },
    'GET /api/document/get/4512': () => ({ body: now }),
    'POST /api/document_file/take_lock': become(lockedBy('Gina Liliacu', true)),
    'POST /api/document_file/unlock': become(document4512),
    'POST /api/document/update': become({ ...document4512, can: { ...document4512.can, edit: false } }),
    'GET /api/doc_type/options': { body: [{ id: 1, name: 'Cerere' }] },
  })
  const isOn = (text: string) => waitFor(() => expect(document.activeElement?.textContent).toContain(text))
  await user.click(await screen.findByText('Adaugă fișier'))
  await isOn('alegeți')
  await user.click(screen.getByText('Renunță'))
  await isOn('Adaugă fișier')
  await user.click(screen.getByText('Preia blocarea'))
  await user.type(await screen.findByLabelText(/Motivul preluării/), 'Lipsește')
  await user.keyboard('{Control>}s{/Control}')
  await isOn('Deblochează')
  await user.keyboard('{Enter}')
  await isOn('Blochează')
  await user.click(screen.getByText('Modifică'))
  await user.type(await screen.findByLabelText(/Loc fizic/), 'Raft 7')
  await user.keyboard('{Control>}s{/Control}')
  await isOn('Modifică')
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
})

test('a damaged file is marked in the list, and says what to do when it is chosen', async () => {
  const [first, ...others] = document4512.files
  open({
    'GET /api/workcase/of_document/4512': { body: { cases: [], can: { open: true }, cannot: {} } },
    'GET /api/transfer/of_document/4512': { body: placeAtDesk },
    'GET /api/document/get/4512': {
      body: { ...document4512, files: [{ ...first!, damaged: true }, ...others] },
    },
  })
  const said = await screen.findByText(/copie de siguranță/)
  expect(said.closest('[role=alert]')).not.toBeNull()
  expect(screen.getAllByText('deteriorat')).toHaveLength(1)
  // Asking again would give the same bytes.
  expect(screen.queryByText('Încearcă din nou')).toBeNull()
})

test('a double click brings a version back once', async () => {
  const version = (of: number, active: boolean): FileVersion => ({
    version: of,
    name: 'cerere.pdf',
    size: 10,
    created_by: 'Gina',
    created_at: '2026-11-16T09:02:00Z',
    restored_from: null,
    damaged: !active,
    active,
  })
  let sent = 0
  const { user } = open({
    'GET /api/document_file/versions/1': { body: [version(2, true), version(1, false)] },
    'POST /api/document_file/restore': () => {
      sent += 1
      return { body: { success: true, message: 'Salvat.', id: 1, data: document4512 } }
    },
  })
  await user.click(await screen.findByText('Versiuni (1)'))
  expect(await screen.findByText('deteriorat')).toBeTruthy()
  await user.dblClick(await screen.findByText('Readu versiunea 1'))
  expect(await screen.findByText(/a fost readusă ca versiune nouă/)).toBeTruthy()
  expect(sent).toBe(1)
})

test('a document is given to a department and people found by typing are named on it', async () => {
  let sent: unknown
  const { user } = open({
    'GET /api/user_group/options': { body: [{ id: 5, name: 'Taxe' }] },
    'GET /api/user/options': { body: [{ id: 8, name: 'Ion Taxe' }] },
    'POST /api/document/assign': ({ body }) => {
      sent = JSON.parse(body ?? '')
      const data = { ...document4512, named_people: [{ id: 8, name: 'Ion Taxe' }] }
      return { body: { success: true, message: 'Salvat.', id: 4512, data } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Repartizează' }))
  await user.type(await screen.findByRole('combobox', { name: /Persoane nominalizate/, hidden: true }), 'ion')
  await user.click(await screen.findByRole('option', { name: 'Ion Taxe', hidden: true }))
  await user.keyboard('{Escape}')
  const dialog = within(screen.getByRole('dialog', { hidden: true }))
  await user.click(dialog.getByRole('button', { name: /^Repartizează/, hidden: true }))
  await waitFor(() => expect(sent).toEqual({ id: 4512, version: 3, group_id: null, user_ids: [8] }))
  expect(await screen.findByText('Documentul 004512 a fost repartizat.')).toBeTruthy()
})
