import { type Scanned, type ScanOutcome, transferCalls } from '@hdoc/contract/transfers/transfers.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/calls/call.ts'
import { instantNow } from '../../../lib/format/clock.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { sheetChanges } from '../changes.ts'
import { playScan } from './scan-sound.ts'

/** What was said of a scan, the newest first. */
export type ScanSaid = { key: number; number: string; text: string; isGood: boolean; at: string }

const good: ReadonlySet<ScanOutcome> = new Set(['added', 'found', 'sheet'])
const MOST_SAID = 2

type Options = {
  mode: 'prepare' | 'receive'
  sheetId: number | null
  /** In whose name a scan begins a draft; left out = that of the person's active department. */
  from?: number | null
  /** Does something with what was found; a text refuses it after all. */
  onScanned: (scanned: Scanned) => string | undefined
}

/**
 * Sends codes one after the other, each to the sheet that the one before it was put on. A reader is faster than the
 * page: without this, two labels would each begin a draft.
 */
function useTurns({ mode, sheetId, from = null }: Omit<Options, 'onScanned'>) {
  const target = useRef(sheetId)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    target.current = sheetId
  }, [sheetId])
  const send = async (code: string): Promise<Scanned> => {
    const body = { code, mode, sheet_id: target.current, ...(from !== null && { from_group_id: from }) }
    const scanned = await call(transferCalls.scan, { body, quiet: true })
    if (scanned.outcome === 'added' && scanned.sheet_id !== null) target.current = scanned.sheet_id
    return scanned
  }
  return (code: string): Promise<Scanned> => {
    const turn = last.current.then(() => send(code))
    last.current = turn.catch(() => undefined)
    return turn
  }
}

/** Sends what a reader typed or a camera read, and says what came of it in words, colour and sound. */
export function useScan({ onScanned, ...turns }: Options) {
  const inTurn = useTurns(turns)
  const [said, setSaid] = useState<readonly ScanSaid[]>([])
  const say = (one: Omit<ScanSaid, 'key' | 'at'>) => {
    playScan(one.isGood)
    const at = instantNow()
    setSaid((before) => [{ ...one, at, key: (before[0]?.key ?? 0) + 1 }, ...before].slice(0, MOST_SAID))
  }
  const scanning = useAction({
    call: inTurn,
    changes: ({ outcome }) => (outcome === 'added' ? sheetChanges : []),
    onDone: (scanned, code) => {
      const refused = good.has(scanned.outcome) ? onScanned(scanned) : undefined
      say({
        // Of a code that stands for nothing, the code itself: it tells which label was wrong.
        number: scanned.number || code,
        text: refused ?? scanned.text,
        isGood: refused === undefined && good.has(scanned.outcome),
      })
    },
    onFailure: (error, code) => say({ number: code, text: error.message, isGood: false }),
    waits: false,
  })
  return { scan: (code: string) => scanning.mutate(code), said }
}
