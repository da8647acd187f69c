import { deepEqual } from 'node:assert/strict'
import type { FormProgram } from '../form-model/real-forms.ts'
import { type HistoriesRun, playHistories } from '../histories/play-histories.ts'
import { damageOf, openRealSubmissions } from './real-submissions.ts'
import { submissionCommands } from './submission-commands.ts'
import { newModel } from './submission-model.ts'

const LONGEST = 60

/** Plays random histories of what is handed in, from the form to the decision, against the product over HTTP. */
export const runSubmissionModel = (
  t: FormProgram,
  wanted: { steps: number; seed: number },
): Promise<HistoriesRun> =>
  playHistories(
    {
      commands: submissionCommands,
      longest: LONGEST,
      open: async () => ({ model: newModel(), real: await openRealSubmissions(t) }),
      compare: async (_, real) => deepEqual(await damageOf(real), []),
    },
    wanted,
  )
