import { deepEqual } from 'node:assert/strict'
import type { FormProgram } from '../form-model/real-forms.ts'
import { type HistoriesRun, playHistories } from '../histories/play-histories.ts'
import { complaintCommands } from './complaint-commands.ts'
import { newModel } from './complaint-model.ts'
import { openRealComplaints } from './real-complaints.ts'

const LONGEST = 60

/** Plays random histories of complaints, from the form to their end, against the product over HTTP. */
export const runComplaintModel = (
  t: FormProgram,
  wanted: { steps: number; seed: number },
): Promise<HistoriesRun> =>
  playHistories(
    {
      commands: complaintCommands,
      longest: LONGEST,
      open: async () => ({ model: newModel(), real: await openRealComplaints(t) }),
      compare: async (_, { office }) => deepEqual(await office.damage(), []),
    },
    wanted,
  )
