import {
  DAY,
  type FormVerb,
  isFormVerb,
  type ModelForm,
  playForm,
  sentForm,
  waitForForms,
} from '../form-model/form-model.ts'
import { nothingPlayed, type Played } from '../histories/play-histories.ts'

export type Status = 'open' | 'notaccepted' | 'canceled' | 'in_progress' | 'resolved' | 'declined'
/** `of`: the complaint that it joins. */
export type ComplaintForm = ModelForm & { of: number | null }
/** `form`: the one that became it; `supporters`, `messages`: how many. */
export type ModelComplaint = {
  form: number
  status: Status
  accepted: boolean
  joinedTo: number | null
  at: number
  endedAt: number
  supporters: number
  messages: number
}
export interface ComplaintModel extends Played {
  now: number
  forms: ComplaintForm[]
  complaints: ModelComplaint[]
}
export const newModel = (): ComplaintModel => ({ ...nothingPlayed(), now: 0, forms: [], complaints: [] })

export const ownVerbs = ['withdraw', 'add'] as const
export const staffVerbs = ['accept', 'reject', 'not_accept', 'resolve', 'cancel', 'reopen', 'unjoin'] as const
/** `at`: of a form, or of a complaint. */
export type Step =
  | { verb: 'send' }
  | { verb: 'support'; at: number }
  | { verb: FormVerb; at: number }
  | { verb: (typeof ownVerbs)[number] | (typeof staffVerbs)[number]; at: number }
  | { verb: 'join'; at: number; to: number }
  | { verb: 'wait'; hours: number }

const isWorkedOn = ({ status }: ModelComplaint): boolean => status === 'open' || status === 'in_progress'
const joinedTo = ({ complaints }: ComplaintModel, at: number) =>
  complaints.filter((one) => one.joinedTo === at)

function begin({ forms, now }: ComplaintModel, of: number | null): true {
  forms.push({ ...sentForm(now), of })
  return true
}

const canJoin = (one: ModelComplaint | undefined, now: number): one is ModelComplaint =>
  one?.status === 'in_progress' && one.joinedTo === null && now - one.at <= 90 * DAY

/** What comes of a good link or code. */
function become(model: ComplaintModel, at: number): boolean {
  const of = model.forms[at]?.of ?? null
  if (of !== null) {
    const main = model.complaints[of]
    if (!canJoin(main, model.now)) return false
    main.supporters++
    return true
  }
  model.complaints.push({
    ...{ form: at, status: 'open', accepted: false, joinedTo: null },
    ...{ at: model.now, endedAt: 0, supporters: 0, messages: 0 },
  })
  return true
}

function end(model: ComplaintModel, at: number, status: Status): true {
  const one = model.complaints[at]
  // What is worked on in its case ends with it.
  const ending = one?.accepted ? [one, ...joinedTo(model, at).filter(({ accepted }) => accepted)] : [one]
  for (const each of ending)
    if (each) {
      each.status = status
      each.endedAt = model.now
    }
  return true
}

const accept = (one: ModelComplaint): void => {
  one.status = 'in_progress'
  one.accepted = true
}

function join(model: ComplaintModel, at: number, to: number): boolean {
  const [one, main] = [model.complaints[at], model.complaints[to]]
  if (!one || !main || at === to || one.joinedTo !== null || main.joinedTo !== null) return false
  if (!isWorkedOn(one) || !isWorkedOn(main) || joinedTo(model, at).length > 0) return false
  if (main.status === 'open' && one.status === 'in_progress') return false
  one.joinedTo = to
  if (main.status === 'in_progress') accept(one)
  return true
}

function reopen(model: ComplaintModel, at: number): boolean {
  const one = model.complaints[at]
  if (!one || !['resolved', 'declined', 'notaccepted'].includes(one.status)) return false
  if (model.now - one.endedAt > 30 * DAY) return false
  if (!one.accepted) one.status = 'open'
  else
    for (const each of [one, ...joinedTo(model, at).filter(({ accepted }) => accepted)])
      each.status = 'in_progress'
  return true
}

type OfComplaint = (typeof ownVerbs)[number] | (typeof staffVerbs)[number]

function playComplaint(model: ComplaintModel, at: number, verb: OfComplaint): boolean {
  const one = model.complaints[at]
  if (!one) return false
  const { status } = one
  if (verb === 'add') {
    if (isWorkedOn(one)) one.messages++
    return isWorkedOn(one)
  }
  if (verb === 'unjoin') {
    if (one.joinedTo === null || !isWorkedOn(one)) return false
    one.joinedTo = null
    return true
  }
  if (verb === 'withdraw' && status === 'canceled') return true
  if (one.joinedTo !== null) return false
  if (verb === 'withdraw') return status === 'open' && end(model, at, 'canceled')
  if (verb === 'accept') {
    if (status !== 'open') return false
    for (const each of [one, ...joinedTo(model, at).filter((other) => other.status === 'open')]) accept(each)
    return true
  }
  if (verb === 'not_accept') return status === 'open' && end(model, at, 'notaccepted')
  if (verb === 'resolve') return status === 'in_progress' && end(model, at, 'resolved')
  if (verb === 'reopen') return reopen(model, at)
  return isWorkedOn(one) && end(model, at, verb === 'reject' ? 'declined' : 'canceled')
}

/** Plays a step; tells whether it may be taken. What may not be taken changes nothing, except that a code was tried. */
export function play(model: ComplaintModel, todo: Step): boolean {
  if (todo.verb === 'send') return begin(model, null)
  if (todo.verb === 'support') return canJoin(model.complaints[todo.at], model.now) && begin(model, todo.at)
  if (todo.verb === 'join') return join(model, todo.at, todo.to)
  if (todo.verb === 'wait') {
    model.now = waitForForms(model.forms, model.now, todo.hours)
    return true
  }
  const { verb, at } = todo
  return isFormVerb(verb)
    ? playForm(model.forms[at], { verb, now: model.now }, () => become(model, at))
    : playComplaint(model, at, verb)
}
