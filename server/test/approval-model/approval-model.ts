import { nothingPlayed, type Played } from '../histories/play-histories.ts'

/** People of the office, in the model’s own words. */
export const deciders = ['sefa', 'sefu', 'jurist', 'secretar', 'primara'] as const
export type Decider = (typeof deciders)[number]
export const signers: readonly Decider[] = ['secretar', 'primara']
export type Who = Decider | 'cere'

type Status = 'waiting' | 'pending' | 'waiting_for_signature' | 'approved' | 'signed' | 'declined' | 'revoked'
/** `by`: who decided it, where somebody did: the person or who stands in. */
export type ModelStep = { who: Decider; task: 'approve' | 'sign'; status: Status; by: Decider | null }
export type Mode = 'all_at_once' | 'one_by_one'
/** `bytes`: how often the file got other bytes; `asked`: which ones the request now stands on. */
export type ModelRequest = { mode: Mode; steps: ModelStep[]; bytes: number; stands: number }

/** What requests of an institution must be. */
export interface ApprovalModel extends Played {
  requests: ModelRequest[]
  /** Who is away, and who stands in for them today. */
  standIns: { away: Decider; by: Decider }[]
}
export const newModel = (): ApprovalModel => ({ ...nothingPlayed(), requests: [], standIns: [] })

/** `seen`: the bytes that the person had before them. */
export type Step =
  | { verb: 'ask'; mode: Mode; approve: Decider[]; sign: Decider[] }
  | { verb: 'approve' | 'decline' | 'sign'; who: Decider; at: number; step: number; seen: number }
  | { verb: 'revoke'; who: Who; at: number }
  | { verb: 'reassign'; who: Who; at: number; step: number; to: Decider }
  | { verb: 'new_version'; at: number }
  | { verb: 'stand_in'; away: Decider; by: Decider }
  | { verb: 'back'; away: Decider }

const open: readonly Status[] = ['waiting', 'pending', 'waiting_for_signature']
const isOpen = ({ status }: ModelStep): boolean => open.includes(status)
const goesOn = ({ steps }: ModelRequest): boolean => steps.some(isOpen)
const may = (who: Decider, task: ModelStep['task']): boolean => task === 'approve' || signers.includes(who)

/** Whose turn it is: worked out anew from what was decided. */
function turn(request: ModelRequest): void {
  const { steps, mode } = request
  const declined = steps.some(({ status }) => status === 'declined')
  const left = steps.filter(isOpen)
  if (declined)
    for (const step of left)
      if (mode === 'one_by_one' || step.task === 'sign') step.status = 'revoked'
      else step.status = 'pending'
  if (declined) return
  const approving = left.filter(({ task }) => task === 'approve')
  for (const step of left) step.status = 'waiting'
  const now = mode === 'all_at_once' && approving.length > 0 ? approving : left.slice(0, 1)
  for (const step of now) step.status = step.task === 'approve' ? 'pending' : 'waiting_for_signature'
}

/** What ends after somebody signed leaves the file with the bytes that were asked about. */
function putBack(request: ModelRequest): void {
  if (request.steps.some(({ status }) => status === 'signed')) request.bytes++
}

function revokeAll(request: ModelRequest): void {
  for (const step of request.steps.filter(isOpen)) step.status = 'revoked'
}

type Deciding = Extract<Step, { seen: number }>

/** Whose step a person takes: their own, or that of somebody for whom they stand in; never that of whom these stand in for. */
const takes = ({ standIns }: ApprovalModel, who: Decider, step: ModelStep): boolean =>
  step.who === who || standIns.some(({ away, by }) => away === step.who && by === who)

function decide(
  model: ApprovalModel,
  request: ModelRequest,
  { verb, who, step: at, seen }: Deciding,
): boolean {
  const step = request.steps[at]
  if (!step || !takes(model, who, step) || !isOpen(step) || step.status === 'waiting') return false
  if (verb !== 'decline' && (verb !== step.task || !may(who, step.task))) return false
  if (seen !== request.bytes || request.stands !== request.bytes) return false
  step.by = who
  step.status = verb === 'decline' ? 'declined' : verb === 'sign' ? 'signed' : 'approved'
  if (verb === 'sign') request.stands = ++request.bytes
  turn(request)
  if (verb === 'decline') putBack(request)
  return true
}

/** Plays a step; tells whether it may be taken. What may not be taken changes nothing. */
export function play(model: ApprovalModel, todo: Step): boolean {
  if (todo.verb === 'ask') {
    const steps = [
      ...todo.approve.map((who): ModelStep => ({ who, task: 'approve', status: 'waiting', by: null })),
      ...todo.sign.map((who): ModelStep => ({ who, task: 'sign', status: 'waiting', by: null })),
    ]
    const isFit = steps.length > 0 && steps.every(({ who, task }) => may(who, task))
    const isOnce = new Set(steps.map(({ who, task }) => who + task)).size === steps.length
    if (!isFit || !isOnce) return false
    const request: ModelRequest = { mode: todo.mode, steps, bytes: 0, stands: 0 }
    turn(request)
    model.requests.push(request)
    return true
  }
  if (todo.verb === 'stand_in') {
    const { away, by } = todo
    // Who is away today stands in for nobody new; who stands in may go away all the same.
    if (away === by || model.standIns.some((one) => one.away === away || one.away === by)) return false
    model.standIns.push({ away, by })
    return true
  }
  if (todo.verb === 'back') {
    const left = model.standIns.filter(({ away }) => away !== todo.away)
    const wasAway = left.length < model.standIns.length
    model.standIns = left
    return wasAway
  }
  const request = model.requests[todo.at]
  if (!request) return false
  if (todo.verb === 'revoke') {
    if (todo.who !== 'cere' || !goesOn(request)) return false
    revokeAll(request)
    putBack(request)
    return true
  }
  if (todo.verb === 'new_version') {
    request.bytes++
    revokeAll(request)
    return true
  }
  if (todo.verb === 'reassign') {
    const step = request.steps[todo.step]
    if (todo.who !== 'cere' || !step || !isOpen(step) || !may(todo.to, step.task)) return false
    if (request.steps.some(({ who, task }) => who === todo.to && task === step.task)) return false
    step.who = todo.to
    return true
  }
  return decide(model, request, todo)
}

/** What a request says of itself. */
export function saidOf({ steps }: ModelRequest): string {
  const order: Status[] = ['declined', 'revoked', 'pending', 'waiting_for_signature', 'signed']
  return order.find((one) => steps.some(({ status }) => status === one)) ?? 'approved'
}
