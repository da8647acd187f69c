import { errorMessage } from '@hdoc/contract/errors.ts'
import { fileCalls } from '@hdoc/contract/files.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '../../lib/api.ts'
import { currentLanguage } from '../../lib/language.ts'
import { upload } from '../../lib/upload.ts'
import { secondsLeft, type UploadItem } from './upload-item.ts'

export type Uploads = {
  items: readonly UploadItem[]
  add: (files: Iterable<File>) => void
  /** Takes in what the server has already: scans of the inbox. */
  adopt: (uploads: readonly { id: number; name: string; size: number }[]) => void
  retry: (item: UploadItem) => void
  remove: (item: UploadItem) => void
  /** Ids of what arrived, when nothing is on its way any more. */
  settled: () => Promise<number[]>
  /** Forgets the list: what arrived belongs to a document now. */
  release: () => void
}

let lastId = 0
const megabyte = 1_000_000

/** Files of a form: sent at once while the person fills in the rest; dropped again when the form is left. */
export function useUploads(maximumMb: number): Uploads {
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const now = useRef(items)
  now.current = items
  const running = useRef(new Map<number, { stop: AbortController; ended: Promise<void> }>())

  const patch = useCallback((id: number, part: Partial<UploadItem>) => {
    now.current = now.current.map((item) => (item.id === id ? { ...item, ...part } : item))
    setItems(now.current)
  }, [])

  const send = useCallback(
    (item: UploadItem) => {
      const stop = new AbortController()
      const started = performance.now()
      const ended = upload(item.file, {
        signal: stop.signal,
        onProgress: ({ sentBytes, totalBytes }) =>
          patch(item.id, {
            sentBytes,
            secondsLeft: secondsLeft(sentBytes, totalBytes, performance.now() - started),
          }),
      })
        .then(({ id }) => patch(item.id, { state: 'done', uploadId: id, sentBytes: item.size }))
        .catch((error: unknown) => {
          const text = error instanceof ApiError ? error.message : String(error)
          patch(item.id, { state: 'failed', error: text })
        })
        .finally(() => running.current.delete(item.id))
      running.current.set(item.id, { stop, ended })
    },
    [patch],
  )

  const add = useCallback(
    (files: Iterable<File>) => {
      for (const file of files) {
        lastId += 1
        const tooBig = file.size > maximumMb * megabyte
        const item: UploadItem = {
          id: lastId,
          name: file.name,
          size: file.size,
          file,
          state: tooBig ? 'failed' : 'sending',
          sentBytes: 0,
          secondsLeft: undefined,
          uploadId: undefined,
          error: tooBig ? errorMessage('file_too_big', currentLanguage(), { mb: maximumMb }) : undefined,
        }
        now.current = [...now.current, item]
        if (!tooBig) send(item)
      }
      setItems(now.current)
    },
    [maximumMb, send],
  )

  const adopt = useCallback((uploads: readonly { id: number; name: string; size: number }[]) => {
    const known = new Set(now.current.map(({ uploadId }) => uploadId))
    const items = uploads
      .filter(({ id }) => !known.has(id))
      .map(({ id, name, size }): UploadItem => {
        lastId += 1
        const file = new File([], name)
        const done = { state: 'done', sentBytes: size, secondsLeft: undefined, error: undefined } as const
        return { id: lastId, name, size, file, ...done, uploadId: id }
      })
    now.current = [...now.current, ...items]
    setItems(now.current)
  }, [])

  const retry = (item: UploadItem) => {
    patch(item.id, { state: 'sending', sentBytes: 0, error: undefined })
    send(item)
  }

  const remove = useCallback((item: UploadItem) => {
    running.current.get(item.id)?.stop.abort()
    now.current = now.current.filter((one) => one.id !== item.id)
    setItems(now.current)
    // A server that cannot be told drops the upload by itself after a day.
    if (item.uploadId)
      call(fileCalls.discard, { body: { id: item.uploadId }, quiet: true }).catch(() => undefined)
  }, [])

  const settled = async () => {
    await Promise.all([...running.current.values()].map((one) => one.ended))
    return now.current.flatMap((item) => (item.uploadId === undefined ? [] : [item.uploadId]))
  }

  const release = useCallback(() => {
    now.current = []
    setItems([])
  }, [])

  useEffect(
    () => () => {
      for (const { stop } of running.current.values()) stop.abort()
    },
    [],
  )

  return { items, add, adopt, retry, remove, settled, release }
}
