import fc from 'fast-check'
import { formVerbs, isApartForForms, readForms } from '../form-model/form-model.ts'
import { readLinks } from '../form-model/real-forms.ts'
import { type Turns, turnCommands } from '../histories/play-turns.ts'
import { type RealSubmissions, readSubmissions, take } from './real-submissions.ts'
import { stateOf, told } from './state-of-submissions.ts'
import { play, type Step, type SubmissionModel, staffVerbs } from './submission-model.ts'

/** Several are accepted one by one, so that another acceptance may fall between two of them. */
const isAcceptance = ({ verb }: Step): boolean => verb === 'accept' || verb === 'accept_many'

const turns: Turns<SubmissionModel, RealSubmissions, Step> = {
  ...{ play, take, stateOf, told },
  readMails: async (real) => {
    await readLinks(real)
    await readSubmissions(real)
  },
  modelReads: ({ forms }) => readForms(forms),
  howMany: ({ forms }) => forms.length,
  isApart: (turn) =>
    isApartForForms(turn) || (turn.every(isAcceptance) && turn.some(({ verb }) => verb === 'accept_many')),
}

const at = fc.nat({ max: 5 })
const about = <V extends Step['verb']>(...verbs: readonly V[]) =>
  fc.record({ verb: fc.constantFrom(...verbs), at }) as unknown as fc.Arbitrary<Step>
const verb = <V extends Step['verb']>(name: V) => fc.constant(name)
const later: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: about('link', 'code') },
  { weight: 4, arbitrary: about(...formVerbs) },
  { weight: 4, arbitrary: fc.record({ verb: verb('ask'), at, days: fc.constantFrom(1, 5) }) },
  { weight: 4, arbitrary: about('complete') },
  { weight: 3, arbitrary: about(...staffVerbs) },
  { weight: 1, arbitrary: about('withdraw') },
  { weight: 2, arbitrary: fc.record({ verb: verb('accept_many'), at, to: at }) },
  { weight: 1, arbitrary: fc.record({ verb: verb('wait'), hours: fc.constantFrom(1, 30, 90) }) },
)

/** What may happen to what is handed in to an institution. */
export const submissionCommands = turnCommands(turns, {
  begin: fc.record({ verb: verb('send'), online: fc.constantFrom(false, false, true) }),
  later,
})
