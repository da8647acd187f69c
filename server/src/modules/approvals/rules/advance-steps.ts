import {
  type ApprovalMode,
  type ApprovalStatus,
  type ApprovalTask,
  isOnTurn,
  isOpenStep,
} from '@hdoc/contract/approvals/approval-status.ts'

/** What the rules look at: the steps of a request in their order. */
export type StepState = { id: number; task: ApprovalTask; status: ApprovalStatus }
/** What a person decides. */
export type Outcome = Extract<ApprovalStatus, 'approved' | 'declined' | 'signed'>

const turnOf = (task: ApprovalTask): ApprovalStatus =>
  task === 'approve' ? 'pending' : 'waiting_for_signature'
const withStatus = <Step extends StepState>(step: Step, status: ApprovalStatus): Step =>
  step.status === status ? step : { ...step, status }

/** The first open step has its turn and the others wait for it. */
function inOrder<Step extends StepState>(steps: readonly Step[]): Step[] {
  const first = steps.find(({ status }) => isOpenStep(status))
  return steps.map((step) =>
    isOpenStep(step.status) ? withStatus(step, step === first ? turnOf(step.task) : 'waiting') : step,
  )
}

const without = <Step extends StepState>(steps: readonly Step[], ends: (step: Step) => boolean): Step[] =>
  steps.map((step) => (isOpenStep(step.status) && ends(step) ? withStatus(step, 'revoked') : step))

/**
 * Gives the open steps their turns. One by one: a decline ends the rest. All at once: who approves may go on after a
 * decline, and nobody signs; signatures come when all have approved, one after the other in every mode.
 */
export function giveTurns<Step extends StepState>(steps: readonly Step[], mode: ApprovalMode): Step[] {
  const isDeclined = steps.some(({ status }) => status === 'declined')
  if (mode === 'one_by_one') return isDeclined ? without(steps, () => true) : inOrder(steps)
  if (isDeclined) return without(steps, ({ task }) => task === 'sign')
  const approving = steps.filter(({ task, status }) => task === 'approve' && isOpenStep(status))
  if (approving.length === 0) return inOrder(steps)
  return steps.map((step) =>
    isOpenStep(step.status) ? withStatus(step, step.task === 'approve' ? 'pending' : 'waiting') : step,
  )
}

/** The steps after one of them was decided. */
export const decideStep = <Step extends StepState>(
  steps: readonly Step[],
  mode: ApprovalMode,
  id: number,
  outcome: Outcome,
): Step[] =>
  giveTurns(
    steps.map((step) => (step.id === id ? { ...step, status: outcome } : step)),
    mode,
  )

/** The steps after what is open was revoked. */
export const revokeOpen = <Step extends StepState>(steps: readonly Step[]): Step[] =>
  without(steps, () => true)

export const isGoingOn = (steps: readonly StepState[]): boolean =>
  steps.some(({ status }) => isOpenStep(status))

/** What the steps say together: a decline at once, else what is still open, else how it ended. */
export function statusOfRequest(steps: readonly StepState[]): Exclude<ApprovalStatus, 'waiting'> {
  const has = (wanted: ApprovalStatus) => steps.some(({ status }) => status === wanted)
  if (has('declined')) return 'declined'
  if (has('revoked')) return 'revoked'
  if (has('pending')) return 'pending'
  if (has('waiting_for_signature')) return 'waiting_for_signature'
  return has('signed') ? 'signed' : 'approved'
}

/** Steps whose turn has come between two states. */
export const newlyOnTurn = <Step extends StepState>(
  before: readonly StepState[],
  after: readonly Step[],
): Step[] => {
  const had = new Set(before.filter(({ status }) => isOnTurn(status)).map(({ id }) => id))
  return after.filter(({ id, status }) => isOnTurn(status) && !had.has(id))
}
