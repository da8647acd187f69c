import { headingName } from '@hdoc/contract/gazette/gazette-choices.ts'
import type { GazetteHeading } from '@hdoc/contract/gazette/gazette-headings.ts'
import { can } from '../../../platform/auth/actor.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { inOrder, isOfLaw } from './heading-rules.ts'
import { countUnder, listHeadings, needsTwoPeople } from './queries.ts'

export async function presentHeadings({
  db,
  actor,
  language,
}: Pick<StaffCtx, 'db' | 'actor' | 'language'>): Promise<GazetteHeading[]> {
  const [rows, entries] = await Promise.all([listHeadings(db), countUnder(db)])
  const parents = new Set(rows.map(({ parent_id }) => parent_id))
  const manages = can(actor, 'client.admin')
  return inOrder(rows).map((row) => {
    const count = entries.get(row.id) ?? 0
    const edit = manages && !isOfLaw(row)
    return {
      id: row.id,
      parent_id: row.parent_id,
      code: row.code,
      name: headingName(row, language),
      own_name: row.name,
      level: row.level,
      expires_days: row.expires_days,
      entries: count,
      version: row.version,
      can: { edit, remove: edit && count === 0 && !parents.has(row.id) },
    }
  })
}

export const showHeadings = async (ctx: StaffCtx) => ({
  headings: await presentHeadings(ctx),
  two_people: await needsTwoPeople(ctx.db),
})
