import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { issuerPersonCalls } from '@hdoc/contract/issuers/issuer-person.ts'
import { activityText } from '@hdoc/contract/trail/activity-labels.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { findIssuer } from '../directory/queries.ts'
import type { IssuerReferences } from '../directory/references.ts'
import { valuesOf } from '../directory/save-issuer.ts'
import type { PersonRecord, PersonRecords } from './person-records.ts'
import { listTrail, withMerged } from './queries.ts'
import { traitsOf } from './traits.ts'

type Call = typeof issuerPersonCalls.data

/** What later modules keep about people. */
export type KeptAbout = {
  references: readonly IssuerReferences[]
  records: readonly PersonRecords[]
}

/** Gathers everything kept about a person of the directory, and records in the trail that it was taken. */
export async function gatherPersonData(ctx: Ctx<Call>, id: number, { references, records }: KeptAbout) {
  const { actor, clock, language, settings } = ctx
  return ctx.database.inInstitution(ctx.institutionId, async (db) => {
    const issuer = await findIssuer(db, ctx.settings, id)
    if (!issuer) throw new AppError('NOT_FOUND')
    const at = clock.now()
    const family = await withMerged(db, id)
    const merged = []
    for (const one of family.filter((other) => other !== id)) {
      const row = await findIssuer(db, ctx.settings, one)
      if (row) merged.push(valuesOf(row))
    }
    const documents = []
    for (const { describe } of references)
      for (const one of family) documents.push(...(await describe(db, one, { actor, language })))
    const others: PersonRecord[] = []
    const reader = { actor, language, now: at, settings, traits: await traitsOf(db, settings, family) }
    for (const list of records) others.push(...(await list(db, family, reader)))
    const trail = await listTrail(db, family)
    await writeAudit(db, {
      actor: auditActor(actor),
      at,
      action: 'issuer.data_taken',
      subjectType: 'issuer',
      subjectId: id,
    })
    return {
      taken_at: at.toISOString(),
      data: valuesOf(issuer),
      // Entries that were found to be the same person.
      merged,
      documents,
      // Dispatches, questions and signatures, in the order of their days.
      others: others.toSorted((a, b) => a.on.localeCompare(b.on)),
      activity: trail.map(({ at: when, action, actor_name }) => ({
        at: when,
        what: activityText(action)[language],
        by: actor_name,
      })),
    }
  })
}
export type PersonData = Awaited<ReturnType<typeof gatherPersonData>>
