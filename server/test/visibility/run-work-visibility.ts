import { deepEqual } from 'node:assert/strict'
import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import fc from 'fast-check'
import type { TestApp } from '../browsers/app.ts'
import { type HistoriesRun, nothingPlayed, type Played, playHistories } from '../histories/play-histories.ts'
import {
  type Act,
  doAct,
  type GroupName,
  openWorkTown,
  remembered,
  viewerOf,
  type Who,
  type WorkTown,
  whos,
} from './work-acts.ts'
import { maySeeWork, readWorkFacts } from './work-sight.ts'

type Command = fc.AsyncCommand<Played, WorkTown>
const LONGEST = 40
const at = fc.nat({ max: 3 })
const who = fc.constantFrom<Who>(...whos)
const group = fc.constantFrom<GroupName>('D', 'U', 'L')
const some = fc.uniqueArray(who, { minLength: 1, maxLength: 2 })

const registering: fc.Arbitrary<Act> = fc.record({
  verb: fc.constant('register' as const),
  level: fc.nat({ max: 2 }),
  group: fc.option(group, { nil: null }),
  paper: fc.boolean(),
})
const acting: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ verb: fc.constant('name' as const), at, who: some }),
  fc.record({ verb: fc.constant('move' as const), at, group }),
  fc.record({ verb: fc.constant('open' as const), at, lead: group, person: fc.boolean(), opinion: group }),
  fc.record({ verb: fc.constant('give' as const), at, share: fc.nat({ max: 3 }), place: fc.nat({ max: 1 }) }),
  {
    weight: 3,
    arbitrary: fc.record({ verb: fc.constantFrom('close' as const, 'reopen' as const), at }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ verb: fc.constant('send' as const), who, at, to: group, person: fc.boolean() }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      verb: fc.constantFrom('accept' as const, 'accept' as const, 'refuse' as const, 'withdraw' as const),
      who,
      at,
    }),
  },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('ask' as const), at, who: some }) },
  {
    weight: 3,
    arbitrary: fc.record({
      verb: fc.constantFrom('approve' as const, 'revoke' as const, 'reassign' as const),
      at,
      who,
    }),
  },
  fc.record({
    verb: fc.constantFrom('stand_in' as const, 'back' as const),
    user: who,
    who,
    tasks: fc.constantFrom('cases' as const, 'approvals' as const, 'both' as const),
  }),
)

/** Everybody is shown exactly the documents that work lets them see: in the list, and one by one. */
async function compareSights(town: WorkTown, turn: number): Promise<void> {
  const { t, office, papers, institutionId } = town
  const { documents, standIns } = await readWorkFacts(t, institutionId)
  const asked = papers[turn % papers.length] ?? 0
  for (const one of whos) {
    const viewer = viewerOf(town, one)
    const expected = documents
      .filter((document) => maySeeWork(viewer, document, standIns, remembered(town, document.id)))
      .map(({ id }) => id)
    const browser = await office.sign(one)
    const list = (
      await browser.get<ListAnswer<{ id: number }>>('/api/document/list/100?sortBy=id&sortOrder=asc')
    ).body
    const { status } = await browser.get(`/api/document/get/${asked}`)
    deepEqual(
      { who: one, shown: list.data.map(({ id }) => id), total: list.meta.total, one: status },
      { who: one, shown: expected, total: expected.length, one: expected.includes(asked) ? 200 : 404 },
    )
  }
}

const commandOf = (act: Act): Command => ({
  check: ({ made }) => made > 0 || act.verb === 'register',
  run: async (model, town) => {
    const { clock } = town.t
    clock.set(new Date(clock.now().getTime() + 1000))
    model.taken.push(JSON.stringify(act))
    const done = await doAct(town, act)
    model.made++
    model.done.push(done ? act.verb : `${act.verb} refused`)
    await compareSights(town, model.made)
  },
  toString: () => JSON.stringify(act),
})

/** Plays random work over HTTP and compares after each act what everybody sees with the rule told plainly. */
export const runWorkVisibility = (
  t: TestApp,
  wanted: { steps: number; seed: number },
): Promise<HistoriesRun> =>
  playHistories<Played, WorkTown>(
    {
      commands: [
        fc.oneof(
          { weight: 1, arbitrary: registering.map(commandOf) },
          { weight: 7, arbitrary: acting.map(commandOf) },
        ),
      ],
      longest: LONGEST,
      open: async () => ({ model: nothingPlayed(), real: await openWorkTown(t) }),
      compare: async (_, { office }) => deepEqual(await office.damage(), []),
    },
    wanted,
  )
