import { AppError } from '@hdoc/contract/failures/errors.ts'
import { purposeOf } from '@hdoc/contract/portal/config-names.ts'
import {
  type HeadScriptValues,
  type headScriptCalls,
  MOST_HEAD_SCRIPTS,
} from '@hdoc/contract/portal/head-scripts.ts'
import { scriptAddress } from '@hdoc/contract/portal/web-origin.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { can } from '../../../platform/auth/actor.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { done, savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import {
  addScript,
  deleteScript,
  type EditableScript,
  findScript,
  listApproved,
  listScripts,
  lockScripts,
  updateScript,
} from './queries.ts'

type Calls = typeof headScriptCalls
const subjectType = 'head_script'

async function getScript(ctx: StaffCtx, id: number): Promise<EditableScript> {
  const row = await findScript(ctx.db, id)
  if (!row) throw new AppError('NOT_FOUND')
  const decision = can(ctx.actor, 'client.admin')
    ? allowed
    : { ok: false as const, missing: 'client.admin' as const }
  return grant('head_script.edit', row, decision)
}

/** A script comes from a source that the platform approves for the purpose of its setting. */
async function checkSource(ctx: StaffCtx, { src, config_name }: HeadScriptValues): Promise<void> {
  const origin = scriptAddress(src)?.origin ?? ''
  const approved = await listApproved(ctx.db, purposeOf[config_name])
  if (approved.some(({ origins }) => origins.includes(origin))) return
  throw new AppError('VALIDATION', {}, { fields: { src: [{ key: 'script_source', values: { origin } }] } })
}

const fieldsOf = ({ name, config_name, src, properties }: HeadScriptValues): HeadScriptValues => ({
  name,
  config_name,
  src,
  properties,
})

export async function createScript(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  await lockScripts(ctx.db)
  await checkSource(ctx, body)
  if ((await listScripts(ctx.db)).length >= MOST_HEAD_SCRIPTS)
    throw new AppError(
      'VALIDATION',
      {},
      { fields: { src: [{ key: 'too_many', values: { maximum: MOST_HEAD_SCRIPTS } }] } },
    )
  const id = await addScript(ctx.db, body)
  await recordAudit(ctx, { action: 'head_script.created', subjectType, subjectId: id, after: body })
  return savedRow(ctx.language, await getScript(ctx, id))
}

export async function changeScript(ctx: StaffCtx, { body }: InputOf<Calls['update']>) {
  const { id, version: sent, ...changes } = body
  const script = await getScript(ctx, id)
  await checkVersion(ctx.db, { type: subjectType, id, version: script.version, sent })
  const values = { ...fieldsOf(script), ...changes }
  await checkSource(ctx, values)
  await updateScript(ctx.db, script, values)
  await recordAudit(ctx, {
    action: 'head_script.updated',
    subjectType,
    subjectId: id,
    before: fieldsOf(script),
    after: values,
  })
  return savedRow(ctx.language, await getScript(ctx, id))
}

export async function removeScript(ctx: StaffCtx, { params }: InputOf<Calls['delete']>) {
  const script = await getScript(ctx, params.id)
  await deleteScript(ctx.db, script)
  await recordAudit(ctx, {
    action: 'head_script.deleted',
    subjectType,
    subjectId: script.id,
    before: fieldsOf(script),
  })
  return done(ctx.language)
}
