import { type Scanned, type ScanOutcome, transferCalls } from '@hdoc/contract/transfers/transfers.ts'
import { useState } from 'react'
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
  /** Does something with what was found; a text refuses it after all. */
  onScanned: (scanned: Scanned) => string | undefined
}

/** Sends what a reader typed or a camera read, and says what came of it in words, colour and sound. */
export function useScan({ mode, sheetId, onScanned }: Options) {
  const [said, setSaid] = useState<readonly ScanSaid[]>([])
  const say = (one: Omit<ScanSaid, 'key' | 'at'>) => {
    playScan(one.isGood)
    const at = instantNow()
    setSaid((before) => [{ ...one, at, key: (before[0]?.key ?? 0) + 1 }, ...before].slice(0, MOST_SAID))
  }
  const scanning = useAction({
    call: (code: string) =>
      call(transferCalls.scan, { body: { code, mode, sheet_id: sheetId }, quiet: true }),
    changes: ({ outcome }) => (outcome === 'added' ? sheetChanges : []),
    onDone: (scanned) => {
      const refused = good.has(scanned.outcome) ? onScanned(scanned) : undefined
      say({
        number: scanned.number,
        text: refused ?? scanned.text,
        isGood: refused === undefined && good.has(scanned.outcome),
      })
    },
    onFailure: (error) => say({ number: '', text: error.message, isGood: false }),
    waits: false,
  })
  return { scan: (code: string) => scanning.mutate(code), said }
}
