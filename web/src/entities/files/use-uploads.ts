import { errorMessage } from '@hdoc/contract/failures/errors.ts'
import { fileCalls } from '@hdoc/contract/files/file-calls.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../lib/calls/call.ts'
import { unanswered } from '../../lib/calls/failure-of.ts'
import { type Sending, sendResumable } from '../../lib/files/send-resumable.ts'
import { currentLanguage } from '../../lib/languages/language.ts'
import { isRefusal, isUnderWay, nextToSend, secondsLeft, type UploadItem } from './upload-item.ts'

export type Uploads = {
  items: readonly UploadItem[]
  add: (files: Iterable<File>) => void
  /** Adds files the server already has: scans of the inbox. */
  adopt: (uploads: readonly { id: number; name: string; size: number }[]) => void
  pause: (item: UploadItem) => void
  /** Goes on after a pause or a failure, from where it stopped, as soon as it is its turn. */
  resume: (item: UploadItem) => void
  remove: (item: UploadItem) => void
  /** Whether a file cannot be removed now. */
  isFixed?: (item: UploadItem) => boolean
  /**
   * Resumes paused files, waits until nothing is on its way, and gives the ids of the uploads that arrived.
   */
  settled: () => Promise<number[]>
  /**
   * Drops files that belong to a document now: all of the list, or only those given, so that failed files
   * stay readable. Returns the files that are left.
   */
  release: (uploadIds?: readonly number[]) => readonly UploadItem[]
}

let lastId = 0
const megabyte = 1_000_000

type Run = { sending: Promise<Sending>; since: number; sentBefore: number }

/**
 * The files of a form. They are sent at once, while the person fills in the rest, and dropped again when the
 * form is left. `send`: how, where they are not for a document.
 */
export function useUploads(maximumMb: number, send = sendResumable): Uploads {
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const now = useRef(items)
  now.current = items
  const runs = useRef(new Map<number, Run>())
  const waiting = useRef<(() => void)[]>([])

  const put = useCallback((next: readonly UploadItem[]) => {
    now.current = next
    setItems(next)
    if (next.some(isUnderWay)) return
    for (const tell of waiting.current.splice(0)) tell()
  }, [])
  const patch = useCallback(
    (id: number, part: Partial<UploadItem>) =>
      put(now.current.map((item) => (item.id === id ? { ...item, ...part } : item))),
    [put],
  )

  const fill = useCallback(() => {
    for (const { id, file, size, sentBytes } of nextToSend(now.current)) {
      patch(id, { state: 'sending' })
      const begun = runs.current.get(id)
      if (begun) {
        begun.since = performance.now()
        begun.sentBefore = sentBytes
        void begun.sending.then((sending) => sending.resume())
        continue
      }
      const run: Run = {
        since: performance.now(),
        sentBefore: 0,
        sending: send(file, {
          onProgress: (sentBytes) => {
            const sent = sentBytes - run.sentBefore
            const left = size - run.sentBefore
            patch(id, {
              state: 'sending',
              sentBytes,
              secondsLeft: secondsLeft(sent, left, performance.now() - run.since),
            })
          },
          onLost: () => patch(id, { state: 'lost', secondsLeft: undefined }),
          onSent: () => patch(id, { state: 'checking', sentBytes: size }),
          onDone: (upload) => {
            runs.current.delete(id)
            patch(id, { state: 'done', uploadId: upload.id, sentBytes: size })
            fill()
          },
          onFailed: (error) => {
            // When the server has answered, a retry sends the file anew; without an answer it goes on from
            // where it stopped.
            if (error.status !== 0) runs.current.delete(id)
            patch(id, { state: 'failed', error: error.message, refused: isRefusal(error.status) })
            fill()
          },
        }),
      }
      runs.current.set(id, run)
      run.sending.catch((error: unknown) => {
        runs.current.delete(id)
        patch(id, { state: 'failed', error: unanswered(error, false).message })
        fill()
      })
    }
  }, [patch, send])

  const add = useCallback(
    (files: Iterable<File>) => {
      const added = Array.from(files, (file): UploadItem => {
        lastId += 1
        const tooBig = file.size > maximumMb * megabyte
        return {
          id: lastId,
          name: file.name,
          size: file.size,
          file,
          state: tooBig ? 'failed' : 'waiting',
          sentBytes: 0,
          secondsLeft: undefined,
          uploadId: undefined,
          error: tooBig ? errorMessage('file_too_big', currentLanguage(), { mb: maximumMb }) : undefined,
          refused: tooBig,
        }
      })
      put([...now.current, ...added])
      fill()
    },
    [maximumMb, put, fill],
  )

  const adopt = useCallback((uploads: readonly { id: number; name: string; size: number }[]) => {
    const known = new Set(now.current.map(({ uploadId }) => uploadId))
    const items = uploads
      .filter(({ id }) => !known.has(id))
      .map(({ id, name, size }): UploadItem => {
        lastId += 1
        const file = new File([], name)
        const done = { state: 'done', sentBytes: size, refused: false } as const
        const nothing = { secondsLeft: undefined, error: undefined }
        return { id: lastId, name, size, file, ...done, ...nothing, uploadId: id }
      })
    now.current = [...now.current, ...items]
    setItems(now.current)
  }, [])

  const pause = useCallback(
    ({ id }: UploadItem) => {
      void runs.current.get(id)?.sending.then((sending) => sending.pause())
      patch(id, { state: 'paused', secondsLeft: undefined })
      fill()
    },
    [patch, fill],
  )

  const resume = useCallback(
    ({ id }: UploadItem) => {
      const isBegun = runs.current.has(id)
      patch(id, { state: 'waiting', error: undefined, ...(!isBegun && { sentBytes: 0 }) })
      fill()
    },
    [patch, fill],
  )

  const remove = useCallback(
    ({ id, uploadId }: UploadItem) => {
      void runs.current.get(id)?.sending.then((sending) => sending.cancel())
      runs.current.delete(id)
      put(now.current.filter((one) => one.id !== id))
      fill()
      // If the server cannot be told, it drops the upload by itself after a day.
      if (uploadId && uploadId > 0)
        call(fileCalls.discard, { body: { id: uploadId }, quiet: true }).catch(() => undefined)
    },
    [put, fill],
  )

  const settled = async () => {
    for (const item of now.current) if (item.state === 'paused') resume(item)
    if (now.current.some(isUnderWay)) await new Promise<void>((tell) => waiting.current.push(tell))
    return now.current.flatMap((item) => (item.uploadId === undefined ? [] : [item.uploadId]))
  }

  const release = useCallback(
    (uploadIds?: readonly number[]) => {
      const isLeft = ({ uploadId }: UploadItem) => !uploadId || !uploadIds?.includes(uploadId)
      put(uploadIds ? now.current.filter(isLeft) : [])
      return now.current
    },
    [put],
  )

  useEffect(
    () => () => {
      for (const { sending } of runs.current.values()) void sending.then((one) => one.cancel())
    },
    [],
  )

  return { items, add, adopt, pause, resume, remove, settled, release }
}
