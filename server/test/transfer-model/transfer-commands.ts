import { deepEqual } from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { type RealTransfers, stateOf, take, told } from './real-transfers.ts'
import { groups, people, play, type Step, type TransferModel, type Who, whos } from './transfer-model.ts'

export type TransferCommand = fc.AsyncCommand<TransferModel, RealTransfers>

/** Places of what is meant; each is taken within what the model has. */
const place = fc.nat({ max: 7 })
const who = fc.constantFrom<Who>(...whos)
const group = fc.constantFrom(...groups)
const someGroup = fc.option(group, { nil: null })

const register = fc.record({ verb: fc.constant('register' as const), paper: fc.boolean(), at: someGroup })
const open = fc.record({ verb: fc.constant('open' as const), paper: place, lead: group, opinion: someGroup })
const send = fc.record({
  verb: fc.constant('send' as const),
  who,
  papers: fc.array(place, { minLength: 1, maxLength: 4 }),
  to: group,
})
const answered = fc.record({
  verb: fc.constantFrom('accept' as const, 'accept' as const, 'refuse' as const, 'withdraw' as const),
  who,
  sheet: place,
  row: fc.nat({ max: 2 }),
})
const others = fc.oneof(
  fc.record({ verb: fc.constant('delete' as const), who, sheet: place }),
  fc.record({ verb: fc.constant('close' as const), at: place }),
  fc.record({ verb: fc.constant('annul' as const), who, paper: place }),
)
/** Steps that bring a paper or a case: of two at the same time nobody could say which came first. */
const bringing: fc.Arbitrary<Step> = fc.oneof(register, open)
const moving: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: send },
  { weight: 6, arbitrary: answered },
  { weight: 2, arbitrary: others },
)

const within = (n: number, count: number): number => (count === 0 ? n : n % count)

/** The step as it is meant on what the model has; mostly by somebody of the department it asks for. */
function aimed({ papers, cases, sheets }: TransferModel, todo: Step): Step {
  if (todo.verb === 'open' || todo.verb === 'annul')
    return { ...todo, paper: within(todo.paper, papers.length) }
  if (todo.verb === 'send')
    return { ...todo, papers: [...new Set(todo.papers.map((n) => within(n, papers.length)))] }
  if (todo.verb === 'close') return { ...todo, at: within(todo.at, cases.length) }
  if (todo.verb === 'register') return todo
  const at = within(todo.sheet, sheets.length)
  const sheet = sheets[at]
  if (todo.verb === 'delete' || !sheet) return { ...todo, sheet: at }
  const row = within(todo.row, sheet.rows.length)
  const side = todo.verb === 'withdraw' ? sheet.from : sheet.to
  const meant = whos.find((one) => people[one].group === side && people[one].transfers)
  return { ...todo, sheet: at, row, who: todo.row === 2 ? todo.who : (meant ?? todo.who) }
}

/** The model after a turn: of two steps at the same time in whichever order the product took them. */
async function follow(
  model: TransferModel,
  turn: readonly Step[],
  done: readonly boolean[],
  real: RealTransfers,
): Promise<void> {
  const is = { done: [...done], ...(await stateOf(real)) }
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
  const fits = outcomes.find((one) => isDeepStrictEqual(one.is, is))
  if (!fits) return deepEqual(is, outcomes[0]!.is)
  Object.assign(model, fits.after)
}

/** One step alone, or two at the same time. */
const turning = (steps: readonly Step[]): TransferCommand => ({
  check: ({ papers }) => papers.length > 0 || steps.every(({ verb }) => verb === 'register'),
  run: async (model, real) => {
    const turn = steps.map((one) => aimed(model, one))
    model.taken.push(JSON.stringify(turn))
    // Whoever still has to sign in would come after the other.
    for (const one of turn) if ('who' in one) await real.office.sign(one.who)
    const done = await Promise.all(turn.map((one) => take(real, one)))
    await follow(model, turn, done, real)
    model.made += turn.length
    model.done.push(...turn.map(({ verb }, n) => (done[n] ? verb : `${verb} refused`)))
    if (turn.length > 1) model.done.push('together')
  },
  toString: () => JSON.stringify(steps),
})

const weighed = (weight: number, arbitrary: fc.Arbitrary<TransferCommand>) => ({ weight, arbitrary })

/** What may happen to the papers of an institution. */
export const transferCommands: fc.Arbitrary<TransferCommand>[] = [
  fc.oneof(
    weighed(3, fc.tuple(bringing).map(turning)),
    weighed(7, fc.tuple(moving).map(turning)),
    weighed(3, fc.tuple(moving, moving).map(turning)),
  ),
]
