import {
  type GazetteAction,
  type GazetteState,
  gazetteStateLabels,
} from '@hdoc/contract/gazette/gazette-choices.ts'
import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

/** What the policy looks at. */
export type EntryFacts = {
  state: GazetteState
  erased: boolean
  submitted_by_institution_id: number | null
  submitted_by_id: number | null
  corrected_by_id: number | null
}

const wrongState = ({ state }: EntryFacts): Decision => ({
  ok: false,
  code: 'GAZETTE_STATE',
  values: { state: gazetteStateLabels[state] },
})
const inState =
  (...states: readonly GazetteState[]) =>
  (_actor: Actor, entry: EntryFacts): Decision =>
    states.includes(entry.state) ? allowed : wrongState(entry)

function mayApprove(actor: Actor, entry: EntryFacts): Decision {
  if (entry.state !== 'waiting') return wrongState(entry)
  if (!can(actor, 'gazette.approve')) return { ok: false, missing: 'gazette.approve' }
  const own = entry.submitted_by_id === actor.id && entry.submitted_by_institution_id === actor.institutionId
  return own ? { ok: false, code: 'GAZETTE_OWN' } : allowed
}

function mayCorrect(_actor: Actor, entry: EntryFacts): Decision {
  if (entry.state !== 'published' && entry.state !== 'withdrawn') return wrongState(entry)
  return entry.corrected_by_id === null ? allowed : { ok: false, code: 'GAZETTE_CORRECTED' }
}

/** What is withdrawn already may still be erased. */
function mayWithdraw(_actor: Actor, entry: EntryFacts): Decision {
  if (entry.erased) return { ok: false, code: 'GAZETTE_ERASED' }
  return entry.state === 'published' || entry.state === 'withdrawn' ? allowed : wrongState(entry)
}

const byState: Readonly<Record<GazetteAction, (actor: Actor, entry: EntryFacts) => Decision>> = {
  edit: inState('draft'),
  discard: inState('draft'),
  submit: inState('draft'),
  approve: mayApprove,
  return: inState('waiting', 'scheduled'),
  withdraw: mayWithdraw,
  correct: mayCorrect,
}

/** Whether a person may do something with an entry now. */
export function mayGazette(actor: Actor, entry: EntryFacts, action: GazetteAction): Decision {
  if (!can(actor, 'gazette.publish')) return { ok: false, missing: 'gazette.publish' }
  return byState[action](actor, entry)
}
