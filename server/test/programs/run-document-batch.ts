import { runBatch } from '../../src/modules/documents/bulk/jobs/run-batch.ts'
import type { JobServices } from '../../src/platform/jobs/job-context.ts'

/** Does a started batch of documents, as the worker would. */
export const runDocumentBatch = (
  services: JobServices,
  institution: number,
  batch_id: number,
): Promise<void> =>
  runBatch.run(
    services,
    { institution, payload: { batch_id } },
    { attempt: 1, signal: new AbortController().signal },
  )
