import { deepEqual } from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { type ComplaintModel, formVerbs, ownVerbs, play, type Step, staffVerbs } from './complaint-model.ts'
import { type RealComplaints, readMails, take } from './real-complaints.ts'
import { stateOf, told } from './state-of-complaints.ts'

type Command = fc.AsyncCommand<ComplaintModel, RealComplaints>
/** A step as it was drawn; `able`: about the first form or complaint with which it may be taken, where there is one. */
type Wish = { todo: Step; able: boolean }

const isOfForm = (verb: string): boolean => (formVerbs as readonly string[]).includes(verb)
const howMany = ({ forms, complaints }: ComplaintModel, { verb }: Step): number =>
  Math.max(1, isOfForm(verb) ? forms.length : complaints.length)

/** The step that is meant on what the model has, even after steps before it were dropped. */
function aimed(model: ComplaintModel, { todo, able }: Wish): Step {
  if (!('at' in todo)) return todo
  const count = howMany(model, todo)
  const turned = (by: number): Step => ({
    ...todo,
    at: (todo.at + by) % count,
    ...('to' in todo && { to: (todo.to + by) % count }),
  })
  const all = Array.from({ length: able ? count : 1 }, (_, by) => turned(by))
  return all.find((one) => play(structuredClone(model), one)) ?? turned(0)
}

/** A mail that changes the code while it is tried is one of two moments; both are tried apart. */
const isApart = ([one, other]: readonly Step[]): boolean => {
  const verbs = [one?.verb ?? '', other?.verb ?? '']
  const again = verbs.some((verb) => verb === 'resend' || verb === 'correct')
  return verbs.includes('wait') || (again && verbs.some((verb) => verb === 'code' || verb === 'wrong_code'))
}

/** The model after a turn: of two steps at the same time in whichever order the product took them. */
async function follow(
  model: ComplaintModel,
  turn: readonly Step[],
  answers: readonly string[],
  real: RealComplaints,
): Promise<void> {
  const stood = await stateOf(real)
  const is = { done: answers.map((one) => one === 'done'), stood }
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

const turning = (name: string, stepsOf: (model: ComplaintModel) => Step[], begins: boolean): Command => ({
  check: ({ forms }) => begins || forms.length > 0,
  run: async (model, real) => {
    const wanted = stepsOf(model)
    const turn = wanted.length === 2 && isApart(wanted) ? wanted.slice(0, 1) : wanted
    model.taken.push(JSON.stringify(turn))
    const answers = await Promise.all(turn.map((todo) => take(real, todo)))
    if (turn.length === 1 && answers[0] === 'raced') throw new Error('nobody came between')
    await readMails(real)
    await follow(model, turn, answers, real)
    model.made += turn.length
    model.done.push(...turn.map(({ verb }, n) => (answers[n] === 'done' ? verb : `${verb} ${answers[n]}`)))
    if (turn.length > 1) model.done.push('together')
  },
  toString: () => name,
})

const at = fc.nat({ max: 5 })
const about = <V extends Step['verb']>(...verbs: readonly V[]) =>
  fc.record({ verb: fc.constantFrom(...verbs), at }) as unknown as fc.Arbitrary<Step>
const later: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: about('link', 'code') },
  { weight: 4, arbitrary: about(...formVerbs) },
  { weight: 3, arbitrary: about(...ownVerbs) },
  { weight: 4, arbitrary: about('accept') },
  { weight: 5, arbitrary: about(...staffVerbs) },
  { weight: 2, arbitrary: about('support') },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('join' as const), at, to: at }) },
  {
    weight: 1,
    arbitrary: fc.record({ verb: fc.constant('wait' as const), hours: fc.constantFrom(1, 30, 90) }),
  },
)
const wish = fc.record({ todo: later, able: fc.constantFrom(false, true, true, true) })

/** What may happen to the complaints of an institution. */
export const complaintCommands: fc.Arbitrary<Command>[] = [
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(turning('send', () => [{ verb: 'send' }], true)) },
    {
      weight: 9,
      arbitrary: wish.map((one) => turning(JSON.stringify(one), (model) => [aimed(model, one)], false)),
    },
    {
      weight: 4,
      arbitrary: fc
        .tuple(wish, wish)
        .map((two) => turning(JSON.stringify(two), (model) => two.map((one) => aimed(model, one)), false)),
    },
  ),
]
