import type { OfferedDocType, submissionFormCalls } from '@hdoc/contract/submissions/submission-form.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { listOfferedTypes } from './queries.ts'

/** Types that can be handed in here; nothing of how the institution works beyond what the form says. */
export async function showTypes(ctx: Ctx<typeof submissionFormCalls.types>): Promise<OfferedDocType[]> {
  const { institutionId } = ctx.caller.host
  const types = await ctx.database.inInstitution(institutionId, listOfferedTypes, { readOnly: true })
  return types.map(({ id, name, deadline_days, day_type, signature_type, online, online_filling }) => ({
    ...{ id, name, deadline_days, day_type, signature_type },
    numbered: online,
    fills: online_filling,
  }))
}
