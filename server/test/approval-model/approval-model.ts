import { nothingPlayed, type Played } from '../histories/play-histories.ts'

/** People of the office, in the model’s own words. */
export const deciders = ['sefa', 'sefu', 'jurist', 'secretar', 'primara'] as const
export type Decider = (typeof deciders)[number]
export const signers: readonly Decider[] = ['secretar', 'primara']
export type Who = Decider | 'cere'

type Status = 'waiting' | 'pending' | 'waiting_for_signature' | 'approved' | 'signed' | 'declined' | 'revoked'
export type ModelStep = { who: Decider; task: 'approve' | 'sign'; status: Status }
export type Mode = 'all_at_once' | 'one_by_one'
/** `bytes`: how often the file got other bytes; `asked`: which ones the request now stands on. */
export type ModelRequest = { mode: Mode; steps: ModelStep[]; bytes: number; stands: number }

/** What requests of an institution must be. */
export interface ApprovalModel extends Played {
  requests: ModelRequest[]
}
export const newModel = (): ApprovalModel => ({ ...nothingPlayed(), requests: [] })

/** `seen`: the bytes that the person had before them. */
export type Step =
  | { verb: 'ask'; mode: Mode; approve: Decider[]; sign: Decider[] }
  | { verb: 'approve' | 'decline' | 'sign'; who: Decider; at: number; step: number; seen: number }
  | { verb: 'revoke'; who: Who; at: number }
  | { verb: 'reassign'; who: Who; at: number; step: number; to: Decider }
  | { verb: 'new_version'; at: number }

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

function decide(request: ModelRequest, { verb, who, step: at, seen }: Deciding): boolean {
  const step = request.steps[at]
  if (!step || step.who !== who || !isOpen(step) || step.status === 'waiting') return false
  if (verb !== 'decline' && verb !== step.task) return false
  if (seen !== request.bytes || request.stands !== request.bytes) return false
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
      ...todo.approve.map((who): ModelStep => ({ who, task: 'approve', status: 'waiting' })),
      ...todo.sign.map((who): ModelStep => ({ who, task: 'sign', status: 'waiting' })),
    ]
    const isFit = steps.length > 0 && steps.every(({ who, task }) => may(who, task))
    const isOnce = new Set(steps.map(({ who, task }) => who + task)).size === steps.length
    if (!isFit || !isOnce) return false
    const request: ModelRequest = { mode: todo.mode, steps, bytes: 0, stands: 0 }
    turn(request)
    model.requests.push(request)
    return true
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
  return decide(request, todo)
}

/** What a request says of itself. */
export function saidOf({ steps }: ModelRequest): string {
  const order: Status[] = ['declined', 'revoked', 'pending', 'waiting_for_signature', 'signed']
  return order.find((one) => steps.some(({ status }) => status === one)) ?? 'approved'
}
