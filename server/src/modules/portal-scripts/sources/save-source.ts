import { AppError } from '@hdoc/contract/failures/errors.ts'
import type {
  ScriptSource,
  ScriptSourceValues,
  scriptSourceCalls,
  scriptSources,
} from '@hdoc/contract/portal/script-sources.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { done, savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { canEditSource } from './policy.ts'
import {
  addSource,
  deleteSource,
  type EditableSource,
  findSource,
  type SourceRow,
  updateSource,
} from './queries.ts'

type Calls = typeof scriptSources.calls
const subjectType = 'script_source'

export function presentSource(row: SourceRow, actor: Actor): ScriptSource {
  const { ok } = canEditSource(actor)
  return { ...row, can: { edit: ok, delete: ok } }
}

async function getSource(ctx: StaffCtx, id: number): Promise<EditableSource> {
  const row = await findSource(ctx.db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return grant('script_source.edit', row, canEditSource(ctx.actor))
}

const fieldsOf = (source: ScriptSourceValues): ScriptSourceValues => ({
  name: source.name,
  purpose: source.purpose,
  script_origins: source.script_origins,
  data_origins: source.data_origins,
  active: source.active,
})

export async function createSource(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  const id = await addSource(ctx.db, body)
  await recordAudit(ctx, { action: 'script_source.created', subjectType, subjectId: id, after: body })
  return savedRow(ctx.language, presentSource(await getSource(ctx, id), ctx.actor))
}

export async function changeSource(ctx: StaffCtx, { body }: InputOf<Calls['update']>) {
  const source = await getSource(ctx, body.id)
  const { id, version } = source
  await checkVersion(ctx.db, { type: subjectType, id, version, sent: body.version })
  const values = { ...fieldsOf(source), ...body.values }
  await updateSource(ctx.db, source, values)
  await recordAudit(ctx, {
    action: 'script_source.updated',
    subjectType,
    subjectId: id,
    before: fieldsOf(source),
    after: values,
  })
  return savedRow(ctx.language, presentSource(await getSource(ctx, id), ctx.actor))
}

export async function removeSource(ctx: StaffCtx, { params }: InputOf<typeof scriptSourceCalls.remove>) {
  const source = await getSource(ctx, params.id)
  await deleteSource(ctx.db, source)
  await recordAudit(ctx, {
    action: 'script_source.deleted',
    subjectType,
    subjectId: source.id,
    before: fieldsOf(source),
  })
  return done(ctx.language)
}
