import { modules } from '../../src/app/modules/modules.ts'
import { handle } from '../../src/modules/cases/batch/jobs/run-batch.handler.ts'
import { silentLog } from '../../src/platform/log.ts'
import { filledBy } from '../../src/platform/slots/slot.ts'
import type { TestApp } from '../browsers/app.ts'

/** Works a batch of cases off, as the worker does, with what every module says against closing. */
export const runCaseBatch = (
  t: Pick<TestApp, 'clock' | 'worker'>,
  { institutionId, batchId }: { institutionId: number; batchId: number },
): Promise<void> =>
  handle(
    {
      clock: t.clock,
      log: silentLog,
      filled: filledBy(modules.flatMap(({ fills = [] }) => fills)),
      signal: new AbortController().signal,
      tx: (run, options) => t.worker.inInstitution(institutionId, run, options),
    },
    { batch_id: batchId },
  )
