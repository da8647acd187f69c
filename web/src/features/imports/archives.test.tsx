import type { ImportFiles } from '@hdoc/contract/imports/import-archives.ts'
import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { anImport } from '../../../test/imports/an-import.ts'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

const files: ImportFiles = {
  archives: [
    { id: 7, name: '2018.zip', size: 5_000_000, files: 2 },
    { id: 8, name: '2019.zip', size: 9_000_000, files: 21 },
  ],
  total: 23,
  named: 20,
  unnamed: 2,
  refused: 1,
  needed: 4_000_000,
  free: 9_000_000_000,
  max_file_mb: 200,
  may_add: true,
}

function open(more: Partial<ImportDetail>, later: Partial<ImportDetail> = {}) {
  const removed: unknown[] = []
  const asked: string[] = []
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ isadmin: 1 })) },
    'GET /api/import/get/5': () => ({
      body: {
        ...{ ...anImport, kind: 'document', unknown_values: [], files, ...more },
        ...(removed.length > 0 && later),
      },
    }),
    'GET /api/import/findings/5': { body: { data: [], total: 0, from: 0, current_page: 1, per_page: 50 } },
    'GET /api/import/entries/5': ({ url }) => {
      const which = new URL(url, 'http://hdoc.test').searchParams.get('which') ?? ''
      asked.push(which)
      const entry =
        which === 'unnamed'
          ? { archive: '2018.zip', path: 'scanuri/9.pdf', size: 1_000, text: null }
          : { archive: '2019.zip', path: 'vechi.exe', size: 2_000, text: 'Fișierul nu se poate lua.' }
      return { body: { data: [entry], total: 1, from: 1, current_page: 1, per_page: 50 } }
    },
    'POST /api/import/remove_archive': ({ body }) => {
      removed.push(JSON.parse(body ?? 'null'))
      return { body: { success: true, message: 'Gata.' } }
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/admin/import-document?import=5'] })
  render(<Providers application={createApplication({ history })} />)
  return { removed, asked }
}

test('archives stand with their files, can be taken away, and more may be brought', async () => {
  const { removed } = open({ state: 'draft', check_seconds: null })
  const list = await screen.findByRole('list', { name: 'Fișierele documentelor' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  expect(list.textContent).toContain('21 de fișiere')
  expect(screen.getByText('ZIP · cel mult 200 MB fiecare; pot fi mai multe')).toBeDefined()
  // What the check finds is told once it was checked.
  expect(screen.queryByText('pe care nu le numește niciun rând')).toBeNull()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Scoate arhiva 2018.zip' }))
  await waitFor(() => expect(removed).toEqual([{ id: 5, archive_id: 7 }]))
})

test('a check with files of one sort offers no other sort', async () => {
  const { asked } = open({ state: 'checked', files: { ...files, named: 22, unnamed: 0 } })
  expect(await screen.findByRole('rowheader', { name: 'vechi.exe' })).toBeDefined()
  expect(screen.getByRole('button', { name: /^nu se pot lua/ }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByRole('button', { name: /^pe care nu le numește niciun rând/ })).toBeNull()
  expect(asked).toEqual(['refused'])
})

test('a check tells which files no row names and which cannot be taken', async () => {
  const { asked } = open({ state: 'checked' })
  expect(await screen.findByRole('rowheader', { name: 'scanuri/9.pdf' })).toBeDefined()
  expect(screen.getByText('niciun rând nu îl numește; nu se importă')).toBeDefined()
  await userEvent.setup().click(screen.getByRole('button', { name: /^nu se pot lua/ }))
  expect(await screen.findByRole('rowheader', { name: 'vechi.exe' })).toBeDefined()
  expect(screen.getByText('Fișierul nu se poate lua.')).toBeDefined()
  expect(asked).toEqual(['unnamed', 'refused'])
})

test('a check tells the room that the files need, and warns where there may be too little', async () => {
  const counts = { ...anImport.counts, good: 3, new: 3 }
  const can = { ...anImport.can, run: true }
  open({ state: 'checked', counts, can })
  expect(
    await screen.findByText('Fișierele ocupă 4 MB. Spațiu liber pe discul serverului: 9 GB.'),
  ).toBeDefined()
  cleanup()
  open({ state: 'checked', counts, can, files: { ...files, needed: 9_000_000_000, free: 4_000_000 } })
  expect(await screen.findByText(/^Fișierele pot ocupa 9 GB/)).toBeDefined()
  expect(screen.getByRole('button', { name: /^Importă/ })).toBeDefined()
})

test('a run without room says that it waits, and one that ended how many files came and stayed out', async () => {
  const text = 'Importul așteaptă.'
  open({ state: 'running', files: null, failure: { code: 'no_room', text } })
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  cleanup()
  const counts = { ...anImport.counts, made: 4, files: 21, files_left: 2 }
  open({ state: 'done', files: null, counts })
  const figureOf = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent
  expect([await figureOf('fișiere atașate'), await figureOf('fișiere neatașate')]).toEqual(['21', '2'])
})

test('whoever did not begin the import sees its archives and changes none', async () => {
  open({ state: 'draft', own: false, files: { ...files, may_add: false } })
  await screen.findByRole('list', { name: 'Fișierele documentelor' })
  expect(screen.queryByRole('button', { name: /^Scoate arhiva/ })).toBeNull()
  expect(screen.queryByText(/^ZIP ·/)).toBeNull()
})

test('archives that are brought stay in sight when the table is read in another way meanwhile', async () => {
  const columns = anImport.columns.map((column) => ({ ...column, name: `${column.name} 2` }))
  // No archive fits, so that the one that is brought waits where it is.
  open({ state: 'draft', files: { ...files, max_file_mb: 0 } }, { columns })
  const user = userEvent.setup()
  await screen.findByRole('list', { name: 'Fișierele documentelor' })
  const place = document.querySelector<HTMLInputElement>('input[type="file"]')
  await user.upload(place as HTMLInputElement, new File(['x'], '2020.zip'))
  expect(await screen.findByText('2020.zip')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Scoate arhiva 2018.zip' }))
  expect((await screen.findAllByText(`${anImport.columns[0]?.name} 2`)).length).toBeGreaterThan(0)
  expect(screen.getByText('2020.zip')).toBeDefined()
})
