import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { headScriptCalls, LoadedScript } from '@hdoc/contract/portal/head-scripts.ts'
import type { Ctx, InputOf, WholeAnswer } from '../../../platform/http/context.ts'
import { findScript, listScripts } from './queries.ts'

type Calls = typeof headScriptCalls

/** Where what runs after a script is served; another text has another address. */
const fileOf = (id: number, version: number): string => `/api/head_script/on_load/${id}?v=${version}`

/** The scripts that the portal of the host loads. Who is signed in gets none, whatever page asks. */
export async function showLoaded(ctx: Ctx<Calls['getAll']>): Promise<LoadedScript[]> {
  if (ctx.actor) return []
  const scripts = await ctx.database.inInstitution(ctx.caller.host.institutionId, (db) => listScripts(db), {
    readOnly: true,
  })
  return scripts
    .filter(({ approved }) => approved)
    .map(({ id, version, config_name, src, properties }) => ({
      config_name,
      src,
      properties: { ...properties, onLoad: properties.onLoad === '' ? '' : fileOf(id, version) },
    }))
}

/**
 * What runs after a script, as a file of ours, because no document lets a text run. Documents of signed-in people may load
 * our files, so they are given none of these; and none becomes a worker that would outlive its page.
 */
export async function showOnLoad(
  ctx: Ctx<Calls['onLoad']>,
  { params }: InputOf<Calls['onLoad']>,
): Promise<WholeAnswer> {
  const asked = ctx.caller.headers['sec-fetch-dest']
  if (ctx.actor || (asked !== undefined && asked !== 'script')) throw new AppError('NOT_FOUND')
  const script = await ctx.database.inInstitution(
    ctx.caller.host.institutionId,
    (db) => findScript(db, params.id),
    { readOnly: true },
  )
  if (!script?.approved || script.properties.onLoad === '') throw new AppError('NOT_FOUND')
  return {
    raw: true,
    body: Buffer.from(script.properties.onLoad),
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    },
  }
}
