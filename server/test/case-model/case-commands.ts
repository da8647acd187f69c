import { deepEqual } from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { type CaseModel, play, type Step, whos } from './case-model.ts'
import { NOWHERE, nights, withoutPaper, withPaper } from './case-steps.ts'
import { type RealCases, stateOf, told } from './real-cases.ts'
import { type Awake, sleepUntil, takeTurn } from './take-turn.ts'

export type CaseCommand = fc.AsyncCommand<CaseModel, RealCases>

/** A step as it was drawn; `able`: meant for whoever may take it, where somebody may. */
type Wish = { todo: Awake; able: boolean }

/** All numbers below `count`, from one on. */
const from = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, n) => (first + n) % count)

/** Other steps of the kind: about each case and share of the model, by everybody, in the order in which they lie. */
function* alike({ cases }: CaseModel, todo: Awake): Generator<Awake> {
  for (const at of 'at' in todo ? from(todo.at, cases.length) : [0])
    for (const share of 'share' in todo ? from(todo.share, cases[at]!.shares.length) : [0])
      for (const n of from(whos.indexOf(todo.who), whos.length))
        yield {
          ...todo,
          ...('at' in todo && { at }),
          ...('share' in todo && { share }),
          who: whos[n]!,
        } as Awake
}

/** The step that is meant on what the model has, even after steps before it were dropped. */
function aimed(model: CaseModel, { todo, able }: Wish): Awake {
  // A step that may not be taken changes nothing, so that one copy stands until the first that may.
  const copy = structuredClone(model)
  const may = able && [...alike(model, todo)].find((one) => play(copy, one))
  if (may) return may
  return 'at' in todo && todo.at !== NOWHERE ? { ...todo, at: todo.at % model.cases.length } : todo
}

/** The model after a turn: of two steps at the same time in whichever order the product took them. */
async function follow(
  model: CaseModel,
  turn: readonly Awake[],
  done: readonly boolean[],
  real: RealCases,
): Promise<void> {
  const stood = await stateOf(real)
  const orders =
    turn.length === 1
      ? [[0]]
      : [
          [0, 1],
          [1, 0],
        ]
  const outcomes = orders.map((order) => {
    const after = structuredClone(model)
    const may = turn.map(() => false)
    for (const n of order) may[n] = play(after, turn[n]!)
    return { after, is: { done: may, ...told(after) } }
  })
  const is = { done: [...done], ...stood }
  const fits = outcomes.find((one) => isDeepStrictEqual(one.is, is))
  if (!fits) return deepEqual(is, outcomes[0]!.is)
  Object.assign(model, fits.after)
}

/** One step alone, or two at the same time. */
const turning = (wishes: readonly Wish[]): CaseCommand => ({
  check: ({ cases }) => cases.length > 0 || wishes.every(({ todo }) => todo.verb === 'open'),
  run: async (model, real) => {
    const turn = wishes.map((wish) => aimed(model, wish))
    model.taken.push(JSON.stringify(turn))
    const done = await takeTurn(real, turn)
    await follow(model, turn, done, real)
    model.made += turn.length
    model.done.push(...turn.map(({ verb }, n) => (done[n] ? verb : `${verb} refused`)))
    if (turn.length > 1) model.done.push('together')
  },
  toString: () => JSON.stringify(wishes),
})

/** Days that pass. */
const sleeping = (days: number): CaseCommand => ({
  check: ({ cases }) => cases.length > 0,
  run: async (model, real) => {
    const todo: Step = { verb: 'sleep', days }
    model.taken.push(JSON.stringify([todo]))
    await sleepUntil(real, model.day + days)
    play(model, todo)
    deepEqual(await stateOf(real), told(model))
    model.made++
    model.done.push('sleep')
  },
  toString: () => `sleep ${days}`,
})

const wish = (step: fc.Arbitrary<Awake>): fc.Arbitrary<Wish> =>
  fc.record({ todo: step, able: fc.constantFrom(false, true, true, true) })

const weighed = (weight: number, arbitrary: fc.Arbitrary<CaseCommand>) => ({ weight, arbitrary })

/** What may happen to the cases of an institution. */
export const caseCommands: fc.Arbitrary<CaseCommand>[] = [
  fc.oneof(
    weighed(8, fc.tuple(wish(withoutPaper)).map(turning)),
    weighed(2, fc.tuple(wish(withPaper)).map(turning)),
    weighed(2, fc.tuple(wish(withoutPaper), wish(withoutPaper)).map(turning)),
    weighed(1, nights.map(sleeping)),
  ),
]
