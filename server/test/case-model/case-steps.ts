import fc from 'fast-check'
import { type Group, whos } from './case-model.ts'
import type { Awake } from './take-turn.ts'

const who = fc.constantFrom(...whos)
const person = fc.option(who, { nil: null, freq: 2 })
const group = fc.constantFrom<Group>('U', 'L')
/** Stands for a case that is not there. */
export const NOWHERE = 99
const at = fc.oneof(
  { weight: 24, arbitrary: fc.nat({ max: 5 }) },
  { weight: 1, arbitrary: fc.constant(NOWHERE) },
)
const share = fc.nat({ max: 2 })
export const nights = fc.integer({ min: 1, max: 4 })

const shareStep = (verb: 'take' | 'accept' | 'refuse' | 'start' | 'give_back') =>
  fc.record({ verb: fc.constant(verb), who, at, share })

/** Steps that bring a document: of two at the same time nobody could say which came first. */
export const withPaper: fc.Arbitrary<Awake> = fc.oneof(
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

export const withoutPaper: fc.Arbitrary<Awake> = fc.oneof(
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
  { weight: 4, arbitrary: fc.record({ verb: fc.constant('wait' as const), who, at, share, days: nights }) },
  ...(['take', 'accept', 'refuse', 'start', 'give_back'] as const).map((verb) => ({
    weight: 3,
    arbitrary: shareStep(verb),
  })),
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('close_group' as const), who, at, group }) },
  { weight: 3, arbitrary: fc.record({ verb: fc.constant('close' as const), who, at }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('reopen' as const), who, at }) },
)
