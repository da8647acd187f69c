import { deepEqual } from 'node:assert/strict'
import { type HistoriesRun, playHistories } from '../histories/play-histories.ts'
import { caseCommands } from './case-commands.ts'
import { newModel } from './case-model.ts'
import { type CaseProgram, openRealCases } from './real-cases.ts'

const LONGEST = 100

/** Plays random histories of cases against the product over HTTP, each in its own institution. */
export const runCaseModel = (
  t: CaseProgram,
  wanted: { steps: number; seed: number },
): Promise<HistoriesRun> =>
  playHistories(
    {
      commands: caseCommands,
      longest: LONGEST,
      open: async () => ({ model: newModel(), real: await openRealCases(t) }),
      compare: async (_, { office }) => deepEqual(await office.damage(), []),
    },
    wanted,
  )
