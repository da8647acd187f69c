import '../../lib/languages/own/work-texts.ts'
import { postalKindLabels, shippingMethodLabels } from '@hdoc/contract/dispatches/dispatch-choices.ts'
import type { Dispatch } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { formatDate } from '../../lib/format/format.ts'
import { say, t } from '../../lib/languages/i18n.ts'

/** The way in which something leaves; of the post, what the post office does with it. */
export const wayOf = ({ method, postal_kind }: Pick<Dispatch, 'method' | 'postal_kind'>): string =>
  postal_kind === null
    ? say(shippingMethodLabels[method])
    : t('dispatches.by_post', { kind: say(postalKindLabels[postal_kind]) })

/** The day on which it left, or is to leave. */
export const dayOf = ({ sent_on, when }: Pick<Dispatch, 'sent_on' | 'when'>): string =>
  sent_on === null
    ? t('dispatches.for_day', { date: formatDate(when) })
    : t('dispatches.sent_on', { date: formatDate(sent_on) })

/** What became of a dispatch, in one line. */
export function historyOf(row: Dispatch): string {
  const { confirmed_on, returned_on, return_reason, tracking_number, received_by, withdrawn_at } = row
  return [
    dayOf(row),
    confirmed_on && t('dispatches.confirmed_on', { date: formatDate(confirmed_on) }),
    returned_on && t('dispatches.returned_on', { date: formatDate(returned_on), reason: return_reason }),
    withdrawn_at &&
      t('dispatches.withdrawn_on', {
        by: row.withdrawn_by,
        date: formatDate(withdrawn_at),
        reason: row.withdraw_reason,
      }),
    tracking_number && t('dispatches.tracking', { number: tracking_number }),
    received_by && t('dispatches.taken_by', { by: received_by }),
    row.on_list && t('dispatches.signed_on_list'),
    row.drawn && t('dispatches.signed_on_screen'),
  ]
    .filter(Boolean)
    .join(' · ')
}
