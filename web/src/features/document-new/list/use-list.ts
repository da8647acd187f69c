import type { Registered } from '@hdoc/contract/documents/record/documents.ts'
import {
  type LineResult,
  registrationListCalls,
} from '@hdoc/contract/documents/registration/registration-list.ts'
import type { IssuerSuggestion } from '@hdoc/contract/issuers/issuers.ts'
import { useState } from 'react'
import { call } from '../../../lib/calls/call.ts'
import { newIdempotencyKey } from '../../../lib/calls/idempotency-key.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { bodyOf } from '../values/body-of.ts'
import type { RegistrationValues } from '../values/registration-values.ts'
import { markTwice, type ReadLine, readLine, readList } from './read-list.ts'

export type ListLine = ReadLine & {
  key: string
  found: IssuerSuggestion[]
  by: 'code' | 'name' | 'none'
  /** The known issuer, `new`, or undefined while the person has to choose. */
  chosen: number | 'new' | undefined
  result: Omit<LineResult, 'key'> | undefined
}

/** How many lines one call sends when each line stands for itself. The progress moves with each call. */
const AT_ONCE = 20

export const isReady = ({ problems, chosen }: ListLine) => problems.length === 0 && chosen !== undefined
export const isOpen = (line: ListLine) => !line.result?.registered

/** What is common to all lines. */
function commonOf(values: RegistrationValues) {
  const {
    issuer: _,
    issuer_id: _i,
    upload_ids: _u,
    reservation_id: _r,
    answers_id: _a,
    reserved_reason: _n,
    ...rest
  } = bodyOf(values)
  return registrationListCalls.add.body.shape.values.parse(rest)
}

/** Finds for each line the known issuers it may mean. */
async function meaningOf(read: readonly ReadLine[]): Promise<ListLine[]> {
  if (read.length === 0) return []
  const { data } = await call(registrationListCalls.match, {
    body: { lines: read.map(({ name, cui, cnp }) => ({ name: name.slice(0, 300), cui, cnp })) },
  })
  return read.map((line, n): ListLine => {
    const { found, by } = data[n] ?? { found: [], by: 'none' as const }
    const chosen = found.length === 0 ? 'new' : found.length === 1 ? found[0]?.id : undefined
    return { ...line, key: newIdempotencyKey(), found, by, chosen, result: undefined }
  })
}
const stands = (line: ListLine) => !isOpen(line)

/** Reads a pasted list and registers its lines. Each line keeps its key until the list is read anew. */
export function useList(values: RegistrationValues, onRegistered: (all: readonly Registered[]) => void) {
  const [lines, setLines] = useState<readonly ListLine[]>()
  const [sent, setSent] = useState({ done: 0, all: 0 })
  const change = (n: number, fields: Partial<ListLine>) =>
    setLines((all) => all?.map((line) => (line.n === n ? { ...line, ...fields } : line)))

  const reading = useAction({
    call: (text: string) => meaningOf(readList(text)),
    changes: [],
    onDone: setLines,
  })
  // A refused line is another line once it is corrected, so it gets a key of its own.
  const correcting = useAction({
    call: ({ n, text }: { n: number; text: string }) => meaningOf([readLine(text.trim(), n)]),
    changes: [],
    onDone: (corrected) =>
      setLines(
        (all) =>
          all &&
          markTwice(
            all.map((line) => corrected.find(({ n }) => n === line.n) ?? line),
            stands,
          ),
      ),
  })
  const leaveOut = (n: number) =>
    setLines(
      (all) =>
        all &&
        markTwice(
          all.filter((line) => line.n !== n),
          stands,
        ),
    )

  const sending = useAction({
    call: async (whole: boolean) => {
      const wanted = (lines ?? []).filter((line) => isReady(line) && isOpen(line))
      const size = whole ? wanted.length : AT_ONCE
      setSent({ done: 0, all: wanted.length })
      for (let at = 0; at < wanted.length; at += size) {
        const part = wanted.slice(at, at + size)
        const { data } = await call(registrationListCalls.add, {
          body: {
            values: commonOf(values),
            whole,
            lines: part.map(({ key, chosen, issuer }) =>
              typeof chosen === 'number' ? { key, issuer_id: chosen } : { key, issuer },
            ),
          },
        })
        for (const { key, ...result } of data) {
          const line = part.find((one) => one.key === key)
          if (line) change(line.n, { result })
        }
        setSent({ done: at + part.length, all: wanted.length })
        const registered = data.flatMap((line) => line.registered ?? [])
        if (registered.length > 0) onRegistered(registered)
      }
    },
    changes: [{ what: 'document.registered' }],
    // Some calls of the list may have been answered before one was not.
    unsure: [{ what: 'document.registered' }],
  })
  return { lines, setLines, change, reading, correcting, leaveOut, sending, sent }
}
export type PastedList = ReturnType<typeof useList>
