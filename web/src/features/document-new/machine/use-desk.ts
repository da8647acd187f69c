import { useLocation, useParams } from '@tanstack/react-router'
import { useReducer } from 'react'
import { newIdempotencyKey } from '../../../lib/calls/idempotency-key.ts'
import { t } from '../../../lib/languages/i18n.ts'
import { findDraft } from './kept-draft.ts'
import { findPending } from './pending-registration.ts'
import { newDesk, nextDesk } from './registration-machine.ts'

/** The desk of this person, as the address led to it; what this tab keeps of before lies on it. */
export function useDesk(owner: number) {
  const { category: wanted = 'intrare' } = useParams({ from: '/staff/document/new/{-$category}' })
  const at = useLocation({ select: ({ state }) => state.__TSR_key })
  const [desk, dispatch] = useReducer(nextDesk, { at, wanted }, (arrival) =>
    newDesk(arrival, {
      key: newIdempotencyKey(),
      pending: findPending(owner),
      why: t('registration.restored'),
      draft: findDraft(owner),
    }),
  )
  // The category of an address may be drawn after its step in the history.
  if (at !== desk.arrival.at || wanted !== desk.arrival.wanted)
    dispatch({ type: 'arrived', arrival: { at, wanted }, key: newIdempotencyKey() })
  return [desk, dispatch] as const
}
