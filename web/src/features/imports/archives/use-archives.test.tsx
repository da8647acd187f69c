import type { ImportFiles } from '@hdoc/contract/imports/import-archives.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { type Reply, refusal, standIn } from '../../../../test/server.ts'
import type { sendArchive } from './send-archive.ts'
import { type Archives, useArchives } from './use-archives.ts'
import '../../../lib/languages/all-texts.ts'

const none: ImportFiles = {
  ...{ archives: [], total: 0, named: 0, unnamed: 0, refused: 0, needed: 0, free: 0 },
  ...{ max_file_mb: 200, may_add: true },
}
const nothing = () => undefined

/** Every archive arrives at once, as upload 41. */
const arrives: typeof sendArchive = async (_file, told) => {
  queueMicrotask(() => told.onDone({ id: -41, name: '', mime: '', size: 0 }))
  return { pause: nothing, resume: nothing, cancel: nothing }
}

function open(answer: (hook: { current: Archives }) => Reply) {
  const sent: unknown[] = []
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result, rerender } = renderHook(({ files }) => useArchives({ id: 5, files }, arrives), {
    wrapper,
    initialProps: { files: none },
  })
  standIn({
    'POST /api/import/add_archive': ({ body }) => {
      sent.push(JSON.parse(body ?? 'null'))
      return answer(result)
    },
  })
  act(() => result.current.uploads.add([new File(['x'], '2020.zip')]))
  return { result, rerender, sent }
}

test.each([
  [503, 'UNAVAILABLE'],
  [413, 'IMPORT_ARCHIVES_OF_INSTITUTION'],
])(
  'an archive that could not be added for now (%i %s) is kept and added when it is asked for again',
  async (status, code) => {
    let isDown = true
    const fixed: unknown[] = []
    const { result, sent } = open((hook) => {
      fixed.push(hook.current.uploads.items.map((item) => hook.current.uploads.isFixed?.(item)))
      return isDown ? refusal(status, code, 'Reveniți.') : { body: { success: true, message: 'Gata.' } }
    })
    await waitFor(() => expect(result.current.failed).toMatchObject([{ key: 41, name: '2020.zip' }]))
    expect(result.current.uploads.items).toHaveLength(1)
    expect(result.current.isSending).toBe(false)
    isDown = false
    act(() => result.current.retry(41))
    await waitFor(() => expect(result.current.uploads.items).toHaveLength(0))
    expect(result.current.failed).toEqual([])
    expect(sent).toEqual(Array(2).fill({ id: 5, incoming_id: 41 }))
    // While it is being added it cannot be taken away.
    expect(fixed).toEqual([[true], [true]])
  },
)

test('an archive that is refused goes, and why is said until one of its name is there', async () => {
  const { result, rerender } = open(() => refusal(422, 'IMPORT_FILE_BROKEN', 'Arhiva nu se poate citi.'))
  await waitFor(() => expect(result.current.refused).toMatchObject([{ text: 'Arhiva nu se poate citi.' }]))
  expect(result.current.uploads.items).toHaveLength(0)
  rerender({ files: { ...none, archives: [{ id: 9, name: '2020.zip', size: 1, files: 1 }] } })
  expect(result.current.refused).toEqual([])
})
