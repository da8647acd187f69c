import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { IssuerPair, SimilarIssuer } from '@hdoc/contract/issuers/issuer-merge.ts'
import type { issuerMergeCalls } from '@hdoc/contract/issuers/issuer-merge-calls.ts'
import { normaliseCui } from '@hdoc/contract/ro/cui.ts'
import { normaliseContactPhone } from '@hdoc/contract/ro/phone.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor, can } from '../../../platform/auth/actor.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { limitCnps, tellCnps, wholeCnp } from '../directory/cnp-questions.ts'
import { presentSuggestion } from '../directory/present.ts'
import { findIssuer } from '../directory/queries.ts'
import { keepApart, listPairs, similarIssuers, suggestionsOf } from './queries.ts'
import { inStrength } from './rules.ts'

const SIMILAR = 5
const PAIRS_A_PAGE = 20

type Similar = typeof issuerMergeCalls.similar

/**
 * Issuers who may be the same as the one being written. A code that is not whole yet (half a CNP) is not
 * compared.
 */
export async function findSimilar(ctx: Ctx<Similar>, { body }: InputOf<Similar>): Promise<SimilarIssuer[]> {
  const cnps = [wholeCnp(body.cnp)].filter(Boolean)
  const refused = !can(ctx.actor, 'document.register') && !can(ctx.actor, 'issuer.reveal_cnp')
  await limitCnps(ctx, cnps.length)
  const written = {
    name: body.name.trim(),
    cnp: refused ? '' : (cnps[0] ?? ''),
    cui: normaliseCui(body.cui)?.cui ?? '',
    phone: normaliseContactPhone(body.phone) ?? '',
    email: body.email.trim(),
  }
  const found = await ctx.database.inInstitution(
    ctx.institutionId,
    (db) => similarIssuers(db, ctx.settings, written, { except: body.except, limit: SIMILAR }),
    { readOnly: true },
  )
  await tellCnps(ctx, cnps, { found: found.filter(({ reasons }) => reasons.includes('cnp')).length, refused })
  return found.map((row) => ({ ...presentSuggestion(row), reasons: inStrength(row.reasons) }))
}

export async function findPairs(ctx: StaffCtx, { query }: InputOf<typeof issuerMergeCalls.pairs>) {
  const rows = await listPairs(ctx.db, { rows: PAIRS_A_PAGE, offset: (query.page - 1) * PAIRS_A_PAGE })
  const issuers = await suggestionsOf(
    ctx.db,
    ctx.settings,
    rows.flatMap(({ first_id, second_id }) => [first_id, second_id]),
  )
  const byId = new Map(issuers.map((row) => [row.id, presentSuggestion(row)]))
  const data = rows.flatMap(({ first_id, second_id, reasons }): IssuerPair[] => {
    const first = byId.get(first_id)
    const second = byId.get(second_id)
    return first && second ? [{ first, second, reasons: inStrength(reasons) }] : []
  })
  return { data, total: rows[0]?.total ?? 0, per_page: PAIRS_A_PAGE }
}

/** Notes that somebody has looked at two issuers and says that they are not the same. */
export async function sayDifferent(ctx: StaffCtx, { body }: InputOf<typeof issuerMergeCalls.keepApart>) {
  const first = await findIssuer(ctx.db, ctx.settings, body.first_id)
  const second = await findIssuer(ctx.db, ctx.settings, body.second_id)
  if (!first || !second) throw new AppError('NOT_FOUND')
  if (first.id === second.id) throw new AppError('ISSUER_MERGE_SAME')
  const at = ctx.clock.now()
  await keepApart(ctx.db, [first.id, second.id], { at, name: ctx.actor.name })
  await writeAudit(ctx.db, {
    actor: auditActor(ctx.actor),
    at,
    action: 'issuer.kept_apart',
    subjectType: 'issuer',
    subjectId: first.id,
    after: { other_id: second.id },
  })
  return done(ctx.language)
}
