import { addDays } from '@hdoc/contract/ro/local-date.ts'
import type { SubmissionStatus } from '@hdoc/contract/submissions/submission-status.ts'
import { localDate } from '../../src/platform/clock.ts'
import {
  type FormVerb,
  isFormVerb,
  type ModelForm,
  playForm,
  sentForm,
  waitForForms,
} from '../form-model/form-model.ts'
import { nothingPlayed, type Played } from '../histories/play-histories.ts'

/** `came`: which one of those that wait for a clerk; `until`: the last day of what was asked; `asked`, `answered`: how often. */
export type ModelSubmission = {
  status: SubmissionStatus
  number: string
  came: number | null
  completed: boolean
  late: boolean
  until: string
  asked: number
  answered: number
}
/** `of`: the form whose submission it completes; `online`: its number comes with the confirmation; `became`: what came of it. */
export type SubmissionForm = ModelForm & {
  of: number | null
  online: boolean
  became: ModelSubmission | null
}
export interface SubmissionModel extends Played {
  now: number
  forms: SubmissionForm[]
  /** How many numbers were given in each register, and how many came that wait for a clerk. */
  plain: number
  online: number
  came: number
}
export const newModel = (): SubmissionModel => ({
  ...nothingPlayed(),
  ...{ now: 0, forms: [], plain: 0, online: 0, came: 0 },
})

export const START = '2026-11-20T10:00:00+02:00'
export const staffVerbs = ['accept', 'reject', 'close'] as const
/** `at`, `to`: of a form, which leads to its submission. */
export type Step =
  | { verb: 'send'; online: boolean }
  | { verb: FormVerb; at: number }
  | { verb: 'complete' | 'withdraw'; at: number }
  | { verb: (typeof staffVerbs)[number]; at: number }
  | { verb: 'ask'; at: number; days: number }
  | { verb: 'accept_many'; at: number; to: number }
  | { verb: 'wait'; hours: number }

const today = ({ now }: SubmissionModel): string => localDate(new Date(Date.parse(START) + now * 1000))
const padded = (n: number): string => String(n).padStart(3, '0')
const isUndecided = (one: ModelSubmission | null | undefined): one is ModelSubmission =>
  one?.status === 'waiting' || one?.status === 'completion'

function send(model: SubmissionModel, { of, online }: Pick<SubmissionForm, 'of' | 'online'>): true {
  model.forms.push({ ...sentForm(model.now), of, online, became: null })
  return true
}

/** What is asked of its person and may still be answered. */
function isAwaited(model: SubmissionModel, one: ModelSubmission | null | undefined): one is ModelSubmission {
  return one?.status === 'completion' && one.until >= today(model)
}

/** What comes of a good link or code. */
function become(model: SubmissionModel, form: SubmissionForm | undefined): boolean {
  if (!form) return false
  if (form.of !== null) {
    const main = model.forms[form.of]?.became
    if (!isAwaited(model, main)) return false
    Object.assign(main, { status: 'waiting', completed: true, late: false, answered: main.answered + 1 })
    return true
  }
  const { online } = form
  form.became = {
    ...(online
      ? { status: 'accepted', number: `ON-${padded(++model.online)}`, came: null }
      : { status: 'waiting', number: '', came: model.came++ }),
    ...{ completed: false, late: false, until: '', asked: 0, answered: 0 },
  }
  return true
}

function accept(model: SubmissionModel, one: ModelSubmission | null | undefined): boolean {
  if (!isUndecided(one)) return false
  one.status = 'accepted'
  one.number = `I-${padded(++model.plain)}`
  return true
}

function ask(model: SubmissionModel, one: ModelSubmission | null | undefined, days: number): boolean {
  if (one?.status !== 'waiting') return false
  one.status = 'completion'
  one.late = false
  one.until = addDays(today(model), days)
  one.asked++
  return true
}

function end(one: ModelSubmission | null | undefined, status: SubmissionStatus): boolean {
  if (!isUndecided(one)) return false
  one.status = status
  return true
}

/** Several, oldest first; it is refused where none of them could be accepted. */
function acceptMany(model: SubmissionModel, forms: readonly number[]): boolean {
  const rows = [...new Set(forms)].map((n) => model.forms[n]?.became)
  const inOrder = rows.filter(isUndecided).sort((a, b) => (a.came ?? 0) - (b.came ?? 0))
  for (const one of inOrder) accept(model, one)
  return inOrder.length > 0
}

function wait(model: SubmissionModel, hours: number): true {
  model.now = waitForForms(model.forms, model.now, hours)
  for (const { became } of model.forms)
    if (became?.status === 'completion' && became.until < today(model))
      Object.assign(became, { status: 'waiting', late: true })
  return true
}

/** Plays a step; tells whether it may be taken. What may not be taken changes nothing, except that a code was tried. */
export function play(model: SubmissionModel, todo: Step): boolean {
  if (todo.verb === 'send') return send(model, { of: null, online: todo.online })
  if (todo.verb === 'wait') return wait(model, todo.hours)
  if (todo.verb === 'accept_many') return acceptMany(model, [todo.at, todo.to])
  const form = model.forms[todo.at]
  if (isFormVerb(todo.verb))
    return playForm(form, { verb: todo.verb, now: model.now }, () => become(model, form))
  const one = form?.became
  if (todo.verb === 'ask') return ask(model, one, todo.days)
  if (todo.verb === 'complete') return isAwaited(model, one) && send(model, { of: todo.at, online: false })
  if (todo.verb === 'accept') return accept(model, one)
  // A second tap finds it withdrawn.
  if (todo.verb === 'withdraw' && one?.status === 'closed') return true
  return end(one, todo.verb === 'reject' ? 'rejected' : 'closed')
}
