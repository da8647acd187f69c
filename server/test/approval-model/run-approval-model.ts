import { deepEqual } from 'node:assert/strict'
import { type HistoriesRun, playHistories } from '../histories/play-histories.ts'
import { approvalCommands } from './approval-commands.ts'
import { newModel } from './approval-model.ts'
import { type ApprovalProgram, openRealApprovals } from './real-approvals.ts'

const LONGEST = 60

/** Plays random histories of requests for approval against the product over HTTP, each in its own institution. */
export const runApprovalModel = (
  t: ApprovalProgram,
  wanted: { steps: number; seed: number },
): Promise<HistoriesRun> =>
  playHistories(
    {
      commands: approvalCommands,
      longest: LONGEST,
      open: async () => ({ model: newModel(), real: await openRealApprovals(t) }),
      compare: async (_, { office }) => deepEqual(await office.damage(), []),
    },
    wanted,
  )
