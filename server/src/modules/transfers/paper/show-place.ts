import type { PaperPlace } from '@hdoc/contract/transfers/transfer-rows.ts'
import { refusals } from '@hdoc/contract/transfers/transfer-status.ts'
import type { transferCalls } from '@hdoc/contract/transfers/transfers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { getVisible } from '../../documents/index.ts'
import { presentRowStatus } from '../record/present-sheet.ts'
import { seesSheet } from '../rules/sheet-policy.ts'
import { findPlace, listPassed } from './queries.ts'

/** Where the paper original of a document that the caller sees is, and how it came there. */
export async function showPlace(
  ctx: StaffCtx,
  { params }: InputOf<typeof transferCalls.ofDocument>,
): Promise<PaperPlace> {
  const { id } = await getVisible(ctx, params.id)
  const place = await findPlace(ctx.db, id)
  const passed = await listPassed(ctx.db, id)
  const onWay = passed.find(({ status }) => status === 'sent')
  const { language } = ctx
  return {
    on_paper: place.on_paper,
    holder: place.holder_id === null ? null : { id: place.holder_id, name: place.holder_name ?? '' },
    person: place.person,
    since: place.holder_id === null ? null : (place.since ?? place.registered_at),
    on_way: onWay
      ? { sheet_id: onWay.sheet_id, number: onWay.number, to: onWay.to, sent_at: onWay.sent_at }
      : null,
    transfers: passed.map(({ status, from_group_id, to_group_id, refusal, ...told }) => ({
      ...told,
      status: presentRowStatus(status, language),
      refusal: Object.entries(refusals).find(([code]) => code === refusal)?.[1][language] ?? '',
      opens: seesSheet(ctx.actor, { status: 'sent', from_group_id, to_group_id }),
    })),
  }
}
