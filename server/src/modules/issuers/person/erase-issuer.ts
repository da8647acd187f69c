import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { issuerPersonCalls } from '@hdoc/contract/issuers/issuer-person.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { insideInstitution } from '../../../platform/db/tenant-db.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { takeContents, takeContentsAbout, tellErased } from '../../trail/index.ts'
import { canEraseIssuer } from '../directory/policy.ts'
import { findIssuer, lockIssuers } from '../directory/queries.ts'
import type { IssuerReferences } from '../directory/references.ts'
import type { PersonErasure } from './person-records.ts'
import { emptyIssuers, listMergeEntries, withMerged } from './queries.ts'
import { traitsOf } from './traits.ts'

type Call = typeof issuerPersonCalls.erase

/** The text in place of an erased name; the number tells erased people apart. */
const erasedName = (id: number): string => `Date șterse (${id})`

/**
 * Throws when documents must keep the person's name: a register is kept with the names that stand in it (Law
 * 16/1996), which goes before the wish to be forgotten.
 */
async function refuseKept(
  db: TenantDb,
  ids: readonly number[],
  references: readonly IssuerReferences[],
): Promise<void> {
  let count = 0
  for (const { countKept } of references) for (const id of ids) count += await countKept(db, id)
  if (count > 0) throw new AppError('ISSUER_HAS_DOCUMENTS', { count })
}

/**
 * Erases a person of the directory (GDPR art. 17): their fields, those of entries merged into theirs, what
 * later modules keep of them beside documents, and what the trail tells of all that, also where an undone merge
 * told it of another issuer. The trail still says that it was done, when, by whom and why. The trail is
 * emptied through its audited door, so all of this is one transaction across institutions.
 */
export async function eraseIssuer(
  ctx: Ctx<Call>,
  { body }: InputOf<Call>,
  { references, erasures }: { references: readonly IssuerReferences[]; erasures: readonly PersonErasure[] },
) {
  const at = ctx.clock.now()
  await ctx.database.asPlatform(
    `data of a person erased on request in institution ${ctx.institutionId}`,
    async (platform) => {
      const db = insideInstitution(platform, ctx.institutionId)
      await lockIssuers(db, await withMerged(db, body.id))
      const row = await findIssuer(db, ctx.settings, body.id)
      if (!row) throw new AppError('NOT_FOUND')
      const issuer = grant('issuer.erase', row, canEraseIssuer(ctx.actor, row))
      await checkVersion(db, { type: 'issuer', id: row.id, version: row.version, sent: body.version })
      const ids = await withMerged(db, body.id)
      await refuseKept(db, ids, references)
      const traits = await traitsOf(db, ctx.settings, ids)
      await emptyIssuers(db, issuer, ids, { at, name: erasedName(issuer.id) })
      const emptied = await takeContentsAbout(db, { type: 'issuer', ids })
      emptied.push(...(await takeContents(db, await listMergeEntries(db, ids))))
      for (const erase of erasures) {
        const gone = await erase(db, { platform, services: ctx, traits, at })
        emptied.push(...(await takeContentsAbout(db, gone)))
      }
      await tellErased(db, ctx.settings, emptied, {
        actor: auditActor(ctx.actor),
        at,
        action: 'issuer.erased',
        subjectType: 'issuer',
        subjectId: issuer.id,
        after: { records: ids.length, entries: emptied.length },
        reason: body.reason,
      })
    },
  )
  ctx.database.wake()
  return done(ctx.language)
}
