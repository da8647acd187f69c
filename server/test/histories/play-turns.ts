import { deepEqual } from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import type { Played } from './play-histories.ts'

/** `at`, `to`: which ones it is about, counted in what the model has. */
export type AnyStep = { verb: string; at?: number; to?: number }
/** `raced`: refused because another one came between, as the page then tells. */
export type Answer = 'done' | 'refused' | 'raced'
/** A step as it was drawn; `able`: about the first one with which it may be taken, where there is one. */
export type Wish<Step> = { todo: Step; able: boolean }

/** What a model and the product have to know of steps that people take one after the other, or two at the same time. */
export interface Turns<Model extends Played, Real, Step extends AnyStep> {
  /** Plays a step on the model; tells whether it may be taken. */
  play(model: Model, todo: Step): boolean
  /** Takes it on the product. */
  take(real: Real, todo: Step): Promise<Answer>
  /** People read what was sent meanwhile. */
  readMails(real: Real): Promise<void>
  modelReads(model: Model): void
  /** Everything of the product, and the same of the model, in the same words. */
  stateOf(real: Real): Promise<unknown>
  told(model: Model): unknown
  /** How many there are that a step may be about. */
  howMany(model: Model, todo: Step): number
  /** Steps that are not taken at the same time. */
  isApart(turn: readonly Step[]): boolean
}

/** The step that is meant on what the model has, even after steps before it were dropped. */
function aimed<Model extends Played, Real, Step extends AnyStep>(
  { play, howMany }: Turns<Model, Real, Step>,
  model: Model,
  { todo, able }: Wish<Step>,
): Step {
  const { at, to } = todo
  if (at === undefined) return todo
  const count = Math.max(1, howMany(model, todo))
  const turned = (by: number): Step => ({
    ...todo,
    at: (at + by) % count,
    ...(to !== undefined && { to: (to + by) % count }),
  })
  const all = Array.from({ length: able ? count : 1 }, (_, by) => turned(by))
  return all.find((one) => play(structuredClone(model), one)) ?? turned(0)
}

/** The model after a turn: of two steps at the same time in whichever order the product took them. */
async function follow<Model extends Played, Real, Step extends AnyStep>(
  { play, stateOf, told }: Turns<Model, Real, Step>,
  model: Model,
  turn: readonly Step[],
  { answers, real }: { answers: readonly Answer[]; real: Real },
): Promise<void> {
  const stood = await stateOf(real)
  const is = { done: answers.map((one) => one === 'done'), stood }
  const inTurn = turn.map((_, n) => n)
  const orders = turn.length === 1 ? [inTurn] : [inTurn, inTurn.toReversed()]
  const outcomes = orders.map((order) => {
    const after = structuredClone(model)
    const may = turn.map(() => false)
    for (const n of order) {
      const todo = turn[n]
      // Who was told that somebody else came between looks again; nothing was changed for them.
      if (todo && answers[n] !== 'raced') may[n] = play(after, todo)
    }
    return { after, is: { done: may, stood: told(after) } }
  })
  const fits = outcomes.find((one) => isDeepStrictEqual(one.is, is))
  if (!fits) return deepEqual(is, outcomes[0]?.is)
  Object.assign(model, fits.after)
}

/** Commands of a history: what begins something, what may happen later, and two of that at the same time. */
export function turnCommands<Model extends Played, Real, Step extends AnyStep>(
  turns: Turns<Model, Real, Step>,
  { begin, later }: { begin: fc.Arbitrary<Step>; later: fc.Arbitrary<Step> },
): fc.Arbitrary<fc.AsyncCommand<Model, Real>>[] {
  const turning = (
    name: string,
    stepsOf: (model: Model) => Step[],
    begins: boolean,
  ): fc.AsyncCommand<Model, Real> => ({
    check: (model) => begins || model.taken.length > 0,
    run: async (model, real) => {
      const wanted = stepsOf(model)
      const turn = wanted.length === 2 && turns.isApart(wanted) ? wanted.slice(0, 1) : wanted
      model.taken.push(JSON.stringify(turn))
      const answers = await Promise.all(turn.map((todo) => turns.take(real, todo)))
      if (turn.length === 1 && answers[0] === 'raced') throw new Error('nobody came between')
      await turns.readMails(real)
      await follow(turns, model, turn, { answers, real })
      turns.modelReads(model)
      model.made += turn.length
      model.done.push(...turn.map(({ verb }, n) => (answers[n] === 'done' ? verb : `${verb} ${answers[n]}`)))
      if (turn.length > 1) model.done.push('together')
    },
    toString: () => name,
  })
  const wish = fc.record({ todo: later, able: fc.constantFrom(false, true, true, true) })
  const one = begin.map((todo) => turning(JSON.stringify(todo), () => [todo], true))
  const next = wish.map((w) => turning(JSON.stringify(w), (model) => [aimed(turns, model, w)], false))
  const together = fc
    .tuple(wish, wish)
    .map((two) => turning(JSON.stringify(two), (model) => two.map((w) => aimed(turns, model, w)), false))
  return [
    fc.oneof(
      { weight: 3, arbitrary: one },
      { weight: 9, arbitrary: next },
      { weight: 4, arbitrary: together },
    ),
  ]
}
