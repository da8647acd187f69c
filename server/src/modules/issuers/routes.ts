import { AppError } from '@hdoc/contract/errors.ts'
import { issuerCalls, issuers } from '@hdoc/contract/issuers.ts'
import { metaOf } from '../../platform/db/list-sql.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { findLocalities } from '../company-lookup/index.ts'
import { presentIssuer, presentSuggestion } from './present.ts'
import { findIssuer, listIssuerOptions, listIssuers, suggestIssuers } from './queries.ts'
import { changeIssuer, createIssuer } from './save-issuer.ts'

const { calls } = issuers
const SUGGESTIONS = 8
const LOCALITIES = 50

export const issuerRoutes: Route[] = [
  route(calls.list, async ({ db, actor }, { list }) => {
    const { rows, total } = await listIssuers(db, list)
    return { data: rows.map((row) => presentIssuer(row, actor)), meta: metaOf(list, total, rows.length) }
  }),
  route(calls.get, async ({ db, actor }, { params }) => {
    const row = await findIssuer(db, params.id)
    if (!row) throw new AppError('NOT_FOUND')
    return presentIssuer(row, actor)
  }),
  route(calls.add, createIssuer),
  route(calls.update, changeIssuer),
  route(calls.options, ({ db }, { query }) => listIssuerOptions(db, query)),
  route(issuerCalls.suggest, async ({ db }, { query }) =>
    query.q.trim() === ''
      ? []
      : (await suggestIssuers(db, query.q.trim(), SUGGESTIONS)).map(presentSuggestion),
  ),
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
