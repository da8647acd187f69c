import { ENDED_DAYS } from '@hdoc/contract/submissions/submission-status.ts'
import { insideInstitution } from '../../../../platform/db/tenant-db.ts'
import type { JobServices } from '../../../../platform/jobs/job-context.ts'
import { program } from '../../../cases/index.ts'
import { traceSubmission } from '../../record/trace.ts'
import { eraseSubmissions } from '../erase-submissions.ts'
import { listOutlived } from '../queries.ts'

const DAY_MS = 86_400_000

export async function handle({
  database,
  files,
  clock,
  log,
}: Pick<JobServices, 'database' | 'files' | 'clock' | 'log'>): Promise<void> {
  const at = clock.now()
  const before = new Date(at.getTime() - ENDED_DAYS * DAY_MS)
  const count = await database.asPlatform(
    'empty submissions of which nothing was registered, a year after the decision',
    async (platform) => {
      const outlived = await listOutlived(platform, before)
      for (const [institutionId, rows] of Map.groupBy(outlived, (one) => one.institution_id)) {
        const ids = rows.map(({ id }) => id)
        await eraseSubmissions(platform, { files }, { institutionId, ids, at })
        const work = { db: insideInstitution(platform, institutionId), actor: program, now: at }
        for (const id of ids) await traceSubmission(work, id, { action: 'submission.erased' })
      }
      return outlived.length
    },
  )
  if (count > 0) log.info({ submissions: count }, 'ended submissions emptied')
}
