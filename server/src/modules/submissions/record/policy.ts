import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import {
  type SubmissionAct,
  type SubmissionStatus,
  submissionActs,
  submissionStatusLabels,
  submissionTransitions,
} from '@hdoc/contract/submissions/submission-status.ts'
import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

/** Whoever accepts registers too. */
const rightsOf = {
  accept: ['uploaded_document.accept', 'document.register'],
  ask: ['uploaded_document.accept'],
  reject: ['uploaded_document.reject'],
  close: ['uploaded_document.reject'],
} as const satisfies Record<SubmissionAct, readonly Permission[]>

/** Whether a person may do something with a submission that they see, and if not, why. */
export function mayDo(actor: Actor, { status }: { status: SubmissionStatus }, act: SubmissionAct): Decision {
  const missing = rightsOf[act].find((right) => !can(actor, right))
  if (missing !== undefined) return { ok: false, missing }
  if (submissionTransitions[act][status] !== undefined) return allowed
  return {
    ok: false,
    code: 'SUBMISSION_STATUS',
    values: { status: submissionStatusLabels[status], act: submissionActs[act] },
  }
}
