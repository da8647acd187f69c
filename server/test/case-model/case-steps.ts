import fc from 'fast-check'
import { type Group, type Step, whos } from './case-model.ts'

const who = fc.constantFrom(...whos)
const person = fc.option(who, { nil: null, freq: 2 })
const group = fc.constantFrom<Group>('U', 'L')
const at = fc.nat({ max: 3 })
const share = fc.nat({ max: 2 })
const days = fc.integer({ min: 1, max: 4 })

const shareStep = (verb: 'take' | 'accept' | 'refuse' | 'start' | 'give_back') =>
  fc.record({ verb: fc.constant(verb), who, at, share })

type Awake = Exclude<Step, { verb: 'sleep' }>

/** Steps that bring a document: of two at the same time nobody could say which came first. */
const withPaper: fc.Arbitrary<Awake> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      verb: fc.constant('open' as const),
      who,
      group: fc.option(group, { nil: null }),
      person,
      other: fc.constantFrom('work' as const, 'opinion' as const, null),
    }),
  },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant('join' as const), who, at }) },
)

const withoutPaper: fc.Arbitrary<Awake> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      verb: fc.constant('assign' as const),
      who,
      at,
      group,
      role: fc.constantFrom('lead' as const, 'work' as const, 'opinion' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      verb: fc.constant('give' as const),
      who,
      at,
      share,
      group: fc.option(group, { nil: null, freq: 2 }),
      person,
    }),
  },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('wait' as const), who, at, share, days }) },
  ...(['take', 'accept', 'refuse', 'start', 'give_back'] as const).map((verb) => ({
    weight: 3,
    arbitrary: shareStep(verb),
  })),
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('close_group' as const), who, at, group }) },
  { weight: 3, arbitrary: fc.record({ verb: fc.constant('close' as const), who, at }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('reopen' as const), who, at }) },
)

/** One step alone, two at the same time, or nights that pass. */
export type Turn = readonly Step[]
export const turns: fc.Arbitrary<Turn[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.tuple(withoutPaper) },
    { weight: 2, arbitrary: fc.tuple(withPaper) },
    { weight: 2, arbitrary: fc.tuple(withoutPaper, withoutPaper) },
    { weight: 1, arbitrary: fc.tuple(fc.record({ verb: fc.constant('sleep' as const), days })) },
  ),
  { minLength: 30, maxLength: 80 },
)
