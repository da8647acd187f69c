import { deepEqual } from 'node:assert/strict'
import { type HistoriesRun, playHistories } from '../histories/play-histories.ts'
import { openRealTransfers, type TransferProgram } from './real-transfers.ts'
import { transferCommands } from './transfer-commands.ts'
import { newModel } from './transfer-model.ts'

const LONGEST = 100

/** Plays random histories of transfers against the product over HTTP, each in its own institution. */
export const runTransferModel = (
  t: TransferProgram,
  wanted: { steps: number; seed: number },
): Promise<HistoriesRun> =>
  playHistories(
    {
      commands: transferCommands,
      longest: LONGEST,
      open: async () => ({ model: newModel(), real: await openRealTransfers(t) }),
      compare: async (_, { office }) => deepEqual(await office.damage(), []),
    },
    wanted,
  )
