import { takeTime } from '../../../platform/db/institution-scope.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { checkTrail } from '../chain/check-trail.ts'
import { countSealed } from '../chain/queries.ts'
import { finishCheck, giveUpCheck } from '../checks/queries.ts'

type Context = Pick<JobContext, 'institutionId' | 'clock' | 'settings' | 'tx'>

/** A repeat after a crash checks again; the first result that was stored stays. */
export async function handle(ctx: Context, { check_id }: { check_id: number }): Promise<void> {
  const { entries, findings } = await ctx.tx(
    async (db) => {
      await takeTime(db)
      const found = await checkTrail(db, ctx.institutionId, ctx.settings)
      return {
        entries: await countSealed(db, ctx.institutionId),
        findings: found.map(({ rule, sentence }) => ({ rule, ro: sentence.ro, en: sentence.en })),
      }
    },
    { readOnly: true },
  )
  await ctx.tx((db) => finishCheck(db, check_id, { at: ctx.clock.now(), entries, findings }))
}

export async function giveUp(ctx: Context, { check_id }: { check_id: number }): Promise<void> {
  await ctx.tx((db) => giveUpCheck(db, check_id, ctx.clock.now()))
}
