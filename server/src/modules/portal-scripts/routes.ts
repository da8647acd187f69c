import { AppError } from '@hdoc/contract/failures/errors.ts'
import { purposeOf } from '@hdoc/contract/portal/config-names.ts'
import { headScriptCalls } from '@hdoc/contract/portal/head-scripts.ts'
import { scriptSourceCalls, scriptSources } from '@hdoc/contract/portal/script-sources.ts'
import { metaOf } from '../../platform/db/list/list-sql.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { findScript, listApproved, listScripts } from './scripts/queries.ts'
import { changeScript, createScript, removeScript } from './scripts/save-script.ts'
import { showLoaded, showOnLoad } from './scripts/show-loaded.ts'
import { findSource, listSourceOptions, listSources } from './sources/queries.ts'
import { changeSource, createSource, presentSource, removeSource } from './sources/save-source.ts'

const { calls } = scriptSources

export const portalScriptRoutes: Route[] = [
  route(calls.list, async ({ db, actor }, { list }) => {
    const { rows, total } = await listSources(db, list)
    return { data: rows.map((row) => presentSource(row, actor)), meta: metaOf(list, total, rows.length) }
  }),
  route(calls.get, async ({ db, actor }, { params }) => {
    const row = await findSource(db, params.id)
    if (!row) throw new AppError('NOT_FOUND')
    return presentSource(row, actor)
  }),
  route(calls.add, createSource),
  route(calls.update, changeSource),
  route(calls.options, ({ db }, { query }) => listSourceOptions(db, query)),
  route(scriptSourceCalls.remove, removeSource),
  route(headScriptCalls.list, async ({ db }, { query }) => ({
    scripts: await listScripts(db, query.config_name),
    sources: await listApproved(db, purposeOf[query.config_name]),
  })),
  route(headScriptCalls.get, async ({ db }, { params }) => {
    const script = await findScript(db, params.id)
    if (!script) throw new AppError('NOT_FOUND')
    return script
  }),
  route(headScriptCalls.add, createScript),
  route(headScriptCalls.update, changeScript),
  route(headScriptCalls.delete, removeScript),
  route(headScriptCalls.getAll, showLoaded),
  route(headScriptCalls.onLoad, showOnLoad),
]
