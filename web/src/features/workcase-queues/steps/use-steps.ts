import { useState } from 'react'
import type { QueueRow } from '../../../entities/cases/queues-queries.ts'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { t } from '../../../lib/languages/i18n.ts'
import { type Action, useAction } from '../../../ui/action/use-action.ts'
import { mayStep, type QueueStep, type StepResult, type StepValues, sendStep, whyNot } from './step-of-row.ts'

export type Stepping = { step: QueueStep; rows: readonly QueueRow[]; values?: StepValues }

/** One after another, so that each gets its own answer: somebody may have been faster with one of them. */
async function stepAll({ step, rows, values = {} }: Stepping): Promise<StepResult> {
  const result: StepResult = { step, done: 0, kept: [] }
  // A case may stand in a queue with two of its shares: the step with one of them changed it for the other.
  const versions = new Map<number, number>()
  for (const row of rows) {
    if (!mayStep(step, row)) {
      result.kept.push({ row, why: whyNot(step, row) })
      continue
    }
    try {
      const version = versions.get(row.case_id) ?? row.version
      const { data } = await sendStep(step, { ...row, version }, values)
      versions.set(row.case_id, data.version)
      result.done += 1
    } catch (error) {
      // No answer at all: the rest would not get one either.
      if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) throw error
      result.kept.push({ row, why: error.message })
    }
  }
  return result
}

type Steps = {
  act: Action<StepResult, Stepping>
  /** What could not be done, until it was read. */
  kept: StepResult['kept']
  read: () => void
}

/** Takes a step with one row or with several, and keeps why it was not possible for some. */
export function useSteps(onDone?: () => void): Steps {
  const [kept, setKept] = useState<StepResult['kept']>([])
  const act = useAction({
    call: stepAll,
    changes: [{ what: 'workcase.changed' }, { what: 'document.changed' }],
    unsure: [{ what: 'workcase.changed' }],
    said: ({ step, done }) =>
      done > 0 ? t(`queues.done_${step}`, { count: done, figure: formatNumber(done) }) : undefined,
    onDone: (result) => {
      setKept(result.kept)
      onDone?.()
    },
  })
  return { act, kept, read: () => setKept([]) }
}
