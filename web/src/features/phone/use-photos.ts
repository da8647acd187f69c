import { type PhonePhoto, phoneLinkCalls } from '@hdoc/contract/scans/phone-links.ts'
import { useEffect, useRef, useState } from 'react'
import { addressOf } from '../../lib/calls/address-of.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { call } from '../../lib/calls/call.ts'
import { sendBytes } from '../../lib/files/send-bytes.ts'

export type Photo = {
  key: number
  name: string
  size: number
  /**
   * The picture while this page has it. After a reload the page no longer has the pictures it sent before.
   */
  taken: { file: File; url: string } | undefined
  /** Set once the server has the picture. */
  id: number | undefined
  /**
   * Why the server does not have the picture. `again`: the picture is not the reason, so another try may
   * succeed.
   */
  failure: { text: string; again: boolean } | undefined
}

let lastKey = 0
const photoOf = (part: Omit<Photo, 'key' | 'failure'>): Photo => {
  lastKey += 1
  return { ...part, key: lastKey, failure: undefined }
}
const idsOf = (photos: readonly Photo[]): number[] =>
  photos.flatMap(({ id }) => (id === undefined ? [] : [id]))
const forget = ({ taken }: Photo) => taken && URL.revokeObjectURL(taken.url)

type Options = { token: string; most: number; kept: readonly PhonePhoto[]; onEnded: () => void }

/**
 * The photos of a sending, in their order. Each is uploaded as soon as it is taken. The server is told of a
 * changed order and of a removed photo at once, because phones short of memory reload the page after the
 * camera has been open.
 */
export function usePhotos({ token, most, kept, onEnded }: Options) {
  const [photos, setPhotos] = useState<readonly Photo[]>(() =>
    kept.map((photo) => photoOf({ ...photo, taken: undefined })),
  )
  const now = useRef(photos)
  /** The ids in the order in which the server would show them now. */
  const stored = useRef<readonly number[]>(kept.map(({ id }) => id))
  const telling = useRef<Promise<unknown>>(Promise.resolve())
  const change = (next: readonly Photo[]) => {
    now.current = next
    setPhotos(next)
  }
  const patch = (key: number, part: Partial<Photo>) =>
    change(now.current.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)))

  const tell = (dropped: readonly number[] = []) => {
    const wanted = idsOf(now.current)
    if (dropped.length === 0 && wanted.join() === stored.current.join()) return
    stored.current = wanted
    const body = { token, photo_ids: wanted, dropped_ids: [...dropped] }
    // These calls go one after the other. A failed one loses nothing, because the sending names its pages
    // itself.
    telling.current = telling.current.then(() =>
      call(phoneLinkCalls.arrange, { body, quiet: true, handled: true }).catch(() => undefined),
    )
  }

  const upload = ({ key, name, taken }: Photo) => {
    if (!taken) return
    const address = addressOf(phoneLinkCalls.photo, { params: { token }, query: { name } })
    sendBytes(phoneLinkCalls.photo, address, taken.file)
      .then(({ id }) => {
        stored.current = [...stored.current, id]
        patch(key, { id })
        // The photo may have been taken out while it was on its way.
        tell(now.current.some((photo) => photo.key === key) ? [] : [id])
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (error.code === 'PHONE_LINK_ENDED') onEnded()
        const again = error.status === 0 || error.status === 429 || error.status >= 500
        patch(key, { failure: { text: error.message, again } })
      })
  }
  useEffect(
    () => () => {
      for (const photo of now.current) forget(photo)
    },
    [],
  )
  return {
    photos,
    add: (files: Iterable<File>) => {
      const room = Math.max(0, most - now.current.length)
      const added = [...files].slice(0, room).map((file) => {
        const taken = { file, url: URL.createObjectURL(file) }
        return photoOf({ name: file.name, size: file.size, taken, id: undefined })
      })
      change([...now.current, ...added])
      for (const photo of added) upload(photo)
    },
    retry: (photo: Photo) => {
      patch(photo.key, { failure: undefined })
      upload(photo)
    },
    remove: (photo: Photo) => {
      forget(photo)
      change(now.current.filter(({ key }) => key !== photo.key))
      if (photo.id !== undefined) tell([photo.id])
    },
    /** `by` is -1 for up, 1 for down. */
    move: ({ key }: Photo, by: -1 | 1) => {
      const from = now.current.findIndex((photo) => photo.key === key)
      const next = [...now.current]
      const [moved] = next.splice(from, 1)
      if (moved) next.splice(from + by, 0, moved)
      change(next)
      tell()
    },
  }
}
