import { registrationListCalls } from '@hdoc/contract/documents/registration/registration-list.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { issuerCalls } from '@hdoc/contract/issuers/issuer-calls.ts'
import { issuerMergeCalls } from '@hdoc/contract/issuers/issuer-merge-calls.ts'
import { issuerPersonCalls } from '@hdoc/contract/issuers/issuer-person.ts'
import { issuers } from '@hdoc/contract/issuers/issuers.ts'
import { metaOf } from '../../platform/db/list/list-sql.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { findLocalities } from '../company-lookup/index.ts'
import { listIssuerActivity } from './directory/list-issuer-activity.ts'
import { matchLines } from './directory/match-issuers.ts'
import { presentIssuer, presentSuggestion } from './directory/present.ts'
import { findIssuer, listIssuerOptions, listIssuers, suggestIssuers } from './directory/queries.ts'
import { changeIssuer, createIssuer } from './directory/save-issuer.ts'
import { findPairs, findSimilar, sayDifferent } from './merge/find-alike.ts'
import { listIssuerMerges } from './merge/list-issuer-merges.ts'
import { mergeIssuers } from './merge/merge-issuers.ts'
import { previewMerge } from './merge/preview-merge.ts'
import { undoMerge } from './merge/undo-merge.ts'
import { eraseIssuer } from './person/erase-issuer.ts'
import type { KeptAbout } from './person/gather-person-data.ts'
import type { PersonErasure } from './person/person-records.ts'
import { revealCnp } from './person/reveal-cnp.ts'
import { takeData } from './person/take-data.ts'

const { calls } = issuers
const SUGGESTIONS = 8
const LOCALITIES = 50

type Later = KeptAbout & { erasures: readonly PersonErasure[] }

/** `Later`: what later modules keep about issuers. */
export const issuerRoutes = ({ references, records, erasures }: Later): Route[] => [
  route(calls.list, async ({ db, settings, actor }, { list }) => {
    const { rows, total } = await listIssuers(db, settings, list)
    return { data: rows.map((row) => presentIssuer(row, actor)), meta: metaOf(list, total, rows.length) }
  }),
  route(calls.get, async ({ db, settings, actor }, { params }) => {
    const row = await findIssuer(db, settings, params.id)
    if (!row) throw new AppError('NOT_FOUND')
    return presentIssuer(row, actor)
  }),
  route(calls.add, createIssuer),
  route(calls.update, changeIssuer),
  route(calls.options, ({ db }, { query }) => listIssuerOptions(db, query)),
  route(issuerCalls.activity, listIssuerActivity),
  route(issuerCalls.suggest, async ({ db, settings }, { body }) =>
    body.q.trim() === ''
      ? []
      : (await suggestIssuers(db, settings, body.q.trim(), SUGGESTIONS)).map(presentSuggestion),
  ),
  route(registrationListCalls.match, matchLines),
  route(issuerMergeCalls.similar, findSimilar),
  route(issuerMergeCalls.pairs, findPairs),
  route(issuerMergeCalls.keepApart, sayDifferent),
  route(issuerMergeCalls.preview, (ctx, input) => previewMerge(ctx, input, references)),
  route(issuerMergeCalls.merge, (ctx, input) => mergeIssuers(ctx, input, references)),
  route(issuerMergeCalls.merges, listIssuerMerges),
  route(issuerMergeCalls.undo, (ctx, input) => undoMerge(ctx, input, references)),
  route(issuerPersonCalls.revealCnp, revealCnp),
  route(issuerPersonCalls.data, (ctx, input) => takeData(ctx, input, { references, records })),
  route(issuerPersonCalls.erase, (ctx, input) => eraseIssuer(ctx, input, { references, erasures })),
  route(issuerCalls.localities, async (_ctx, { query }) =>
    (await findLocalities(query.county, query.q, LOCALITIES)).map(
      ({ siruta, name, uat, display, postalCode }) => ({
        siruta,
        name,
        uat,
        display,
        postal_code: postalCode,
      }),
    ),
  ),
]
