import type { TrailHead } from '@hdoc/contract/trail/activity.ts'
import type { activityCalls } from '@hdoc/contract/trail/activity-calls.ts'
import { headKey } from '../../../platform/audit/sign-head.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { downloadHeaders } from '../../../platform/files/preview/preview-headers.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, WholeAnswer } from '../../../platform/http/context.ts'
import { getInstitution } from '../../institutions/index.ts'
import { type HeadRow, listHeads } from './queries.ts'
import { signNewestHead } from './sign-newest-head.ts'
import { ABOUT_HEADS } from './written-head.ts'

const SHOWN = 100
const ALL = 100_000

export function presentHead(row: HeadRow, institution: { id: number; name: string }): TrailHead {
  return {
    institution_id: institution.id,
    institution: institution.name,
    seq: row.seq,
    hash: row.hash.toString('hex'),
    signed_at: row.signed_at,
    key_id: row.key_id,
    signature: row.signature,
    ...(row.number !== null &&
      row.previous !== null && { number: row.number, previous: row.previous.toString('hex') }),
  }
}

async function headsOf(db: TenantDb, limit: number): Promise<TrailHead[]> {
  const { name } = await getInstitution(db)
  return (await listHeads(db, limit)).map((row) => presentHead(row, { id: db.institutionId, name }))
}

export const showHeads = ({ db }: Ctx<typeof activityCalls.heads>): Promise<TrailHead[]> => headsOf(db, SHOWN)

export async function signHeadNow(ctx: Ctx<typeof activityCalls.signHead>) {
  const row = await signNewestHead(ctx.db, ctx)
  const { name } = await getInstitution(ctx.db)
  return { ...done(ctx.language), data: row ? presentHead(row, { id: ctx.db.institutionId, name }) : null }
}

/**
 * Gives a file to keep outside of HDoc. It shows later that the chain led there; `hdoc verify --heads`
 * compares it.
 */
export async function downloadHeads(ctx: Ctx<typeof activityCalls.downloadHeads>): Promise<WholeAnswer> {
  const heads = await ctx.database.inInstitution(ctx.institutionId, (db) => headsOf(db, ALL), {
    readOnly: true,
  })
  const file = {
    about: ABOUT_HEADS,
    public_key: headKey(ctx.settings.secret).publicKey,
    heads,
  }
  return {
    raw: true,
    body: Buffer.from(`${JSON.stringify(file, null, 2)}\n`),
    headers: downloadHeaders({
      name: `hdoc-semnaturile-jurnalului-${localDate(ctx.clock.now())}.json`,
      mime: 'application/json',
    }),
  }
}
