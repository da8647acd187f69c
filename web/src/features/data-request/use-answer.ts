import { bareDataRequestCalls } from '@hdoc/contract/cases/bare-data-requests.ts'
import type { DataRequestPage } from '@hdoc/contract/cases/data-request-page.ts'
import { useEffect, useRef, useState } from 'react'
import { isToldAsListed } from '../../entities/public-form/told-files.ts'
import { addressOf } from '../../lib/calls/address-of.ts'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { call } from '../../lib/calls/call.ts'
import { type Sending, sendTo, type UploadPlace } from '../../lib/files/send-resumable.ts'

/** A file on its way to the server. */
export type Coming = {
  key: number
  /** The server's; undefined while the server has not begun it. */
  id: number | undefined
  item: number
  name: string
  size: number
  sentBytes: number
  state: 'sending' | 'checking' | 'lost' | 'failed'
  failure: ApiError | undefined
}

type Link = { id: number; k: string }
type Place = UploadPlace<DataRequestPage>

const idOf = (url: string) => Number(/\/(\d+)\?/.exec(url)?.[1])

const placeOf = ({ id, k }: Link, item: number): Place => ({
  begin: addressOf(bareDataRequestCalls.begin, { params: { id }, query: { k, item } }),
  finish: async (url) => {
    const file_id = idOf(url)
    const answer = await call(bareDataRequestCalls.finish, { body: { id, k, file_id }, quiet: true })
    return answer.data
  },
})

let lastKey = 0

/** The files that are being sent for the items of a request; each that has come is shown by the server's answer. */
export function useComing(link: Link, onPage: (page: DataRequestPage) => void) {
  const [coming, setComing] = useState<readonly Coming[]>([])
  const [begun, setBegun] = useState<ReadonlySet<number>>(new Set())
  const sendings = useRef(new Map<number, Sending>())
  const patch = (key: number, part: Partial<Coming>) =>
    setComing((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const forget = (key: number) => {
    sendings.current.delete(key)
    setComing((now) => now.filter((one) => one.key !== key))
  }
  const send = async (file: File, item: number) => {
    lastKey += 1
    const key = lastKey
    const { name, size } = file
    const facts = { key, id: undefined, item, name, size, sentBytes: 0, failure: undefined }
    setComing((now) => [...now, { ...facts, state: 'sending' }])
    const sending = await sendTo(placeOf(link, item), file, {
      onBegun: (url) => {
        const id = idOf(url)
        setBegun((now) => new Set([...now, id]))
        patch(key, { id })
      },
      onProgress: (sentBytes) => patch(key, { sentBytes, state: 'sending' }),
      onLost: () => patch(key, { state: 'lost' }),
      onSent: () => patch(key, { state: 'checking' }),
      onDone: (page) => {
        forget(key)
        onPage(page)
      },
      onFailed: (failure) => patch(key, { state: 'failed', failure }),
    })
    sendings.current.set(key, sending)
  }
  useEffect(() => {
    const all = sendings.current
    return () => {
      for (const sending of all.values()) sending.pause()
    }
  }, [])
  return {
    coming,
    isTold: isToldAsListed(coming, begun),
    add: (files: Iterable<File>, item: number) => {
      for (const file of files) void send(file, item)
    },
    retry: ({ key }: Coming) => {
      patch(key, { state: 'sending', failure: undefined })
      sendings.current.get(key)?.resume()
    },
    remove: ({ key }: Coming) => {
      sendings.current.get(key)?.cancel()
      forget(key)
    },
  }
}
