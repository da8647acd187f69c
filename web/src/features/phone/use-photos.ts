import { phoneLinkCalls } from '@hdoc/contract/phone-links.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiError, addressOf } from '../../lib/api.ts'
import { sendBytes } from '../../lib/upload.ts'

export type Photo = {
  key: number
  file: File
  /** For the picture of it in the page. */
  url: string
  /** Once the server has it. */
  id: number | undefined
  error: string | undefined
}

let lastKey = 0

/** The photos of a sending, in their order; each is uploaded as soon as it is taken. */
export function usePhotos(token: string, most: number, onEnded: () => void) {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const now = useRef(photos)
  const change = (next: readonly Photo[]) => {
    now.current = next
    setPhotos(next)
  }
  const patch = (key: number, part: Partial<Photo>) =>
    change(now.current.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)))

  const upload = ({ key, file }: Photo) => {
    sendBytes(phoneLinkCalls.photo, addressOf(phoneLinkCalls.photo, { params: { token } }), file)
      .then(({ id }) => patch(key, { id }))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (error.code === 'PHONE_LINK_ENDED') onEnded()
        patch(key, { error: error.message })
      })
  }
  useEffect(
    () => () => {
      for (const { url } of now.current) URL.revokeObjectURL(url)
    },
    [],
  )
  return {
    photos,
    add: (files: Iterable<File>) => {
      const room = Math.max(0, most - now.current.length)
      const added = [...files].slice(0, room).map((file): Photo => {
        lastKey += 1
        return { key: lastKey, file, url: URL.createObjectURL(file), id: undefined, error: undefined }
      })
      change([...now.current, ...added])
      for (const photo of added) upload(photo)
    },
    retry: (photo: Photo) => {
      patch(photo.key, { error: undefined })
      upload(photo)
    },
    remove: ({ key, url }: Photo) => {
      URL.revokeObjectURL(url)
      change(now.current.filter((photo) => photo.key !== key))
    },
    /** Up by -1, down by 1. */
    move: ({ key }: Photo, by: -1 | 1) => {
      const from = now.current.findIndex((photo) => photo.key === key)
      const next = [...now.current]
      const [moved] = next.splice(from, 1)
      if (moved) next.splice(from + by, 0, moved)
      change(next)
    },
  }
}
