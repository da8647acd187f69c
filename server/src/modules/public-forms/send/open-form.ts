import type { publicFormCalls } from '@hdoc/contract/public-forms/public-form-calls.ts'
import { publicForm } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { OpenedForm } from '@hdoc/contract/public-forms/sent-form.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { addressKey } from '../../../platform/http/guard/limit-calls.ts'
import { inPlace } from '../record/find-send.ts'
import { countUnconfirmed } from '../record/queries/files.ts'
import { issueKey } from '../secrets/form-key.ts'

type Call = typeof publicFormCalls.open
const MEGABYTE = 1024 * 1024

/** Opens a form: gives a key to fill and send it with. Nothing is stored. */
export async function openForm(ctx: Ctx<Call>, { params: { kind } }: InputOf<Call>): Promise<OpenedForm> {
  const { institutionId } = ctx.caller.host
  const { limits } = ctx.settings
  const address = addressKey(ctx.caller.address)
  const { all } = await inPlace(ctx, (db) => countUnconfirmed(db, address), { readOnly: true })
  const limit = limits[publicForm(kind).files.limit]
  return {
    key: issueKey(ctx.settings, { institutionId, kind, at: ctx.clock.now() }),
    max_mb: Math.floor(limit / MEGABYTE),
    takes_files: all + limit <= limits.unconfirmedBytesInstitution,
  }
}
