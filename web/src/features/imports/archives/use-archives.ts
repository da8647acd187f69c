import { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import { useEffect, useState } from 'react'
import { isUnderWay } from '../../../entities/files/upload-item.ts'
import { type Uploads, useUploads } from '../../../entities/files/use-uploads.ts'
import { call } from '../../../lib/calls/call.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { sendArchive } from './send-archive.ts'

type RefusedArchive = { key: number; name: string; text: string }
export interface Archives {
  uploads: Uploads
  /** Archives that arrived and could not be taken, with the reason. */
  refused: readonly RefusedArchive[]
  /** An archive is still on its way. */
  isSending: boolean
}

type Arrived = { incoming_id: number; name: string }

/** The archives of an import on their way: each that has arrived becomes one of the import, one after the other. */
export function useArchives(id: number, maximumMb: number): Archives {
  const uploads = useUploads(maximumMb, sendArchive)
  const [refused, setRefused] = useState<readonly RefusedArchive[]>([])
  const changes = [{ what: 'import.changed' as const, id }]
  const add = useAction<unknown, Arrived>({
    call: ({ incoming_id }) => call(importCalls.addArchive, { body: { id, incoming_id } }),
    changes,
    unsure: changes,
    onDone: (_, { incoming_id }) => uploads.release([-incoming_id]),
    onFailure: ({ message: text }, { incoming_id, name }) => {
      uploads.release([-incoming_id])
      setRefused((now) => [...now, { key: incoming_id, name, text }])
    },
  })
  const { mutate, isPending } = add
  const arrived = uploads.items.find(({ state }) => state === 'done')
  const number = arrived?.uploadId
  const name = arrived?.name
  useEffect(() => {
    if (number !== undefined && name !== undefined && !isPending) mutate({ incoming_id: -number, name })
  }, [number, name, isPending, mutate])
  return { uploads, refused, isSending: isPending || uploads.items.some(isUnderWay) || arrived !== undefined }
}
