import { deepEqual } from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { type ApprovalModel, deciders, play, type Step, signers } from './approval-model.ts'
import { type RealApprovals, stateOf, takeTurn, told } from './real-approvals.ts'

type Command = fc.AsyncCommand<ApprovalModel, RealApprovals>
type Later = Exclude<Step, { verb: 'ask' | 'stand_in' | 'back' }>
/** A step as it was drawn; `able`: meant for whoever may take it, where somebody may. */
type Wish = { todo: Later; able: boolean }

/** Other steps of the kind: about each request and each of its steps, by whose step it is. */
function* alike({ requests, standIns }: ApprovalModel, todo: Later): Generator<Later> {
  for (let n = 0; n < requests.length; n++) {
    const at = (todo.at + n) % requests.length
    const request = requests[at]
    if (!request) continue
    if ('seen' in todo)
      for (const [step, { who }] of request.steps.entries()) {
        const instead = standIns.find(({ away }) => away === who)
        // Of somebody who is away mostly who stands in decides.
        if (instead && todo.step !== 0) yield { ...todo, at, step, who: instead.by, seen: request.bytes }
        yield { ...todo, at, step, who, seen: request.bytes }
      }
    else if (todo.verb === 'reassign')
      for (const [step] of request.steps.entries()) yield { ...todo, at, step, who: 'cere' }
    else if (todo.verb === 'revoke') yield { ...todo, at, who: 'cere' }
    else yield { ...todo, at }
  }
}

/** The step that is meant on what the model has, even after steps before it were dropped. */
function aimed(model: ApprovalModel, { todo, able }: Wish): Later {
  const at = todo.at % Math.max(1, model.requests.length)
  // New bytes and a revocation end a request, so they are not looked for where they still have something to end.
  const meant = { ...todo, at }
  if (!able || todo.verb === 'new_version' || todo.verb === 'revoke') return meant
  return [...alike(model, meant)].find((one) => play(structuredClone(model), one)) ?? meant
}

/** The model after a turn: of two steps at the same time in whichever order the product took them. */
async function follow(
  model: ApprovalModel,
  turn: readonly Step[],
  done: readonly boolean[],
  real: RealApprovals,
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
    for (const n of order) {
      const todo = turn[n]
      if (todo) may[n] = play(after, todo)
    }
    return { after, is: { done: may, stood: told(after) } }
  })
  const is = { done: [...done], stood }
  const fits = outcomes.find((one) => isDeepStrictEqual(one.is, is))
  if (!fits) return deepEqual(is, outcomes[0]?.is)
  Object.assign(model, fits.after)
}

const turning = (name: string, stepsOf: (model: ApprovalModel) => Step[], asks: boolean): Command => ({
  check: ({ requests }) => asks || requests.length > 0,
  run: async (model, real) => {
    const turn = stepsOf(model)
    model.taken.push(JSON.stringify(turn))
    const done = await takeTurn(real, turn)
    await follow(model, turn, done, real)
    model.made += turn.length
    model.done.push(...turn.map(({ verb }, n) => (done[n] ? verb : `${verb} refused`)))
    if (turn.length > 1) model.done.push('together')
  },
  toString: () => name,
})

const who = fc.constantFrom(...deciders)
const at = fc.nat({ max: 5 })
const step = fc.nat({ max: 3 })
const asking: fc.Arbitrary<Step> = fc.record({
  verb: fc.constant('ask' as const),
  mode: fc.constantFrom('all_at_once' as const, 'one_by_one' as const),
  approve: fc.uniqueArray(who, { maxLength: 3 }),
  sign: fc.oneof(
    { weight: 9, arbitrary: fc.uniqueArray(fc.constantFrom(...signers), { maxLength: 2 }) },
    { weight: 1, arbitrary: fc.uniqueArray(who, { maxLength: 1 }) },
  ),
})
const deciding = (verb: 'approve' | 'decline' | 'sign') =>
  fc.record({ verb: fc.constant(verb), who, at, step, seen: fc.nat({ max: 1 }) })
const asker = fc.constantFrom('cere' as const, 'cere' as const, 'sefa' as const)
const later: fc.Arbitrary<Later> = fc.oneof(
  { weight: 6, arbitrary: deciding('approve') },
  { weight: 4, arbitrary: deciding('sign') },
  { weight: 1, arbitrary: deciding('decline') },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant('revoke' as const), who: asker, at }) },
  {
    weight: 2,
    arbitrary: fc.record({ verb: fc.constant('reassign' as const), who: asker, at, step, to: who }),
  },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant('new_version' as const), at }) },
)
const away: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ verb: fc.constant('stand_in' as const), away: who, by: who }) },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant('back' as const), away: who }) },
)
const wish = fc.record({ todo: later, able: fc.constantFrom(false, true, true, true) })

/** What may happen to the requests of an institution. */
export const approvalCommands: fc.Arbitrary<Command>[] = [
  fc.oneof(
    { weight: 2, arbitrary: asking.map((todo) => turning(JSON.stringify(todo), () => [todo], true)) },
    { weight: 1, arbitrary: away.map((todo) => turning(JSON.stringify(todo), () => [todo], true)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(away, wish)
        .map((two) => turning(JSON.stringify(two), (model) => [two[0], aimed(model, two[1])], false)),
    },
    {
      weight: 8,
      arbitrary: wish.map((one) => turning(JSON.stringify(one), (model) => [aimed(model, one)], false)),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(wish, wish)
        .map((two) => turning(JSON.stringify(two), (model) => two.map((one) => aimed(model, one)), false)),
    },
  ),
]
