import { dispatchStatusLabels } from '@hdoc/contract/dispatches/dispatch-choices.ts'
import type { DispatchAction } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { type Actor, can, managesDocuments } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import type { DispatchRow } from './queries.ts'

/** What the policy looks at. */
export type DispatchFacts = Pick<
  DispatchRow,
  | 'number'
  | 'status'
  | 'method'
  | 'mail_state'
  | 'to_repeat'
  | 'mail_sending'
  | 'is_annulled'
  | 'repeated_by_id'
  | 'prepared_by_institution_id'
  | 'prepared_by_id'
>

const wrongStatus = ({ number, status }: DispatchFacts): Decision => ({
  ok: false,
  code: 'DISPATCH_STATUS',
  values: { number, status: dispatchStatusLabels[status] },
})

/** Who dispatches papers, and who prepared this one. */
function mayTouch(actor: Actor, row: DispatchFacts): Decision {
  const isOwn = row.prepared_by_id === actor.id && row.prepared_by_institution_id === actor.institutionId
  return isOwn || can(actor, 'shipping.create') || managesDocuments(actor)
    ? allowed
    : { ok: false, missing: 'shipping.create' }
}

/** An e-mail leaves by itself: nobody says of it that it was sent, and nothing of it changes on its way. */
const byMail = ({ number }: DispatchFacts): Decision => ({
  ok: false,
  code: 'DISPATCH_BY_MAIL',
  values: { number },
})

/** Only the post office and couriers give numbers. */
const untracked = ({ number }: DispatchFacts): Decision => ({
  ok: false,
  code: 'DISPATCH_UNTRACKED',
  values: { number },
})

/** What an annulled document says does not leave any more. */
const annulled = ({ number }: DispatchFacts): Decision => ({
  ok: false,
  code: 'DISPATCH_ANNULLED',
  values: { number },
})

const byState: Readonly<Record<DispatchAction, (row: DispatchFacts) => Decision>> = {
  update: (row) => {
    if (row.status !== 'prepared') return wrongStatus(row)
    if (row.is_annulled) return annulled(row)
    return row.method === 'email' ? byMail(row) : allowed
  },
  send: (row) => {
    if (row.status !== 'prepared') return wrongStatus(row)
    if (row.is_annulled) return annulled(row)
    return row.method === 'email' ? byMail(row) : allowed
  },
  correct: (row) => {
    if (row.status === 'prepared' || row.status === 'withdrawn') return wrongStatus(row)
    return row.method === 'post' || row.method === 'courier' ? allowed : untracked(row)
  },
  confirm: (row) => (row.status === 'sent' ? allowed : wrongStatus(row)),
  return: (row) => (row.status === 'sent' ? allowed : wrongStatus(row)),
  repeat: (row) => {
    if (row.is_annulled) return annulled(row)
    if (row.to_repeat) return allowed
    const { number, repeated_by_id } = row
    return {
      ok: false,
      code: repeated_by_id === null ? 'DISPATCH_DONE' : 'DISPATCH_REPEATED',
      values: { number },
    }
  },
  withdraw: (row) => {
    if (row.status !== 'prepared') return wrongStatus(row)
    return row.mail_sending
      ? { ok: false, code: 'DISPATCH_LEAVING', values: { number: row.number } }
      : allowed
  },
}

/** Whether a person may do something with a dispatch now. */
export function mayDispatch(actor: Actor, row: DispatchFacts, action: DispatchAction): Decision {
  const may = mayTouch(actor, row)
  return may.ok ? byState[action](row) : may
}
