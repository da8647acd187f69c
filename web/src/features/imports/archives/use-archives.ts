import { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'
import { useEffect, useState } from 'react'
import { isRefusal, isUnderWay, type UploadItem } from '../../../entities/files/upload-item.ts'
import { type Uploads, useUploads } from '../../../entities/files/use-uploads.ts'
import type { ApiError } from '../../../lib/calls/api-error.ts'
import { call } from '../../../lib/calls/call.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { sendArchive } from './send-archive.ts'

type ToldArchive = { key: number; name: string; text: string }
export interface Archives {
  uploads: Uploads
  /** Archives that arrived and could not be taken, with the reason. */
  refused: readonly ToldArchive[]
  /** Archives that arrived and wait, because the server could not be reached or was busy. */
  failed: readonly ToldArchive[]
  /** Adds a failed one after all; the call gives the same answer when it is asked again. */
  retry: (key: number) => void
  /** An archive is still on its way. */
  isSending: boolean
}

type Arrived = { incoming_id: number; name: string }

/**
 * Whether an archive would be refused again: itself, or because the import or its upload is not there for it any more. Room for it
 * comes when other imports of the institution end.
 */
const isFinal = ({ status, code }: Pick<ApiError, 'status' | 'code'>): boolean =>
  code !== 'IMPORT_ARCHIVES_OF_INSTITUTION' && (isRefusal(status) || status === 404 || status === 409)

/** The archives of an import on their way: each that has arrived becomes one of the import, one after the other. */
export function useArchives({ id, files }: Pick<ImportDetail, 'id' | 'files'>, send = sendArchive): Archives {
  const uploads = useUploads(files?.max_file_mb ?? 0, send)
  const [refused, setRefused] = useState<readonly ToldArchive[]>([])
  const [failed, setFailed] = useState<readonly ToldArchive[]>([])
  const changes = [{ what: 'import.changed' as const, id }]
  const add = useAction<unknown, Arrived>({
    call: ({ incoming_id }) => call(importCalls.addArchive, { body: { id, incoming_id } }),
    changes,
    unsure: changes,
    onDone: (_, { incoming_id }) => uploads.release([-incoming_id]),
    onFailure: (failure, { incoming_id: key, name }) => {
      const told = { key, name, text: failure.message }
      if (!isFinal(failure)) return setFailed((now) => [...now, told])
      uploads.release([-key])
      setRefused((now) => [...now, told])
    },
  })
  const { mutate, isPending } = add
  const isOf = ({ uploadId }: UploadItem, key: number) => uploadId === -key
  /** It is being added, or will be in its turn. */
  const isComing = (item: UploadItem) => item.state === 'done' && !failed.some(({ key }) => isOf(item, key))
  const arrived = uploads.items.find(isComing)
  const number = arrived?.uploadId
  const name = arrived?.name
  useEffect(() => {
    if (number !== undefined && name !== undefined && !isPending) mutate({ incoming_id: -number, name })
  }, [number, name, isPending, mutate])
  const held = new Set(files?.archives.map((one) => one.name))
  return {
    // What is being added cannot be taken away: the server may have it already.
    uploads: { ...uploads, isFixed: isComing },
    refused: refused.filter((one) => !held.has(one.name)),
    failed: failed.filter(({ key }) => uploads.items.some((item) => isOf(item, key))),
    retry: (key) => setFailed((now) => now.filter((one) => one.key !== key)),
    isSending: isPending || uploads.items.some(isUnderWay) || arrived !== undefined,
  }
}
